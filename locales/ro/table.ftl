### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Partida nu s-a terminat încă.
refused-started = Partida a început deja.
refused-not-started = Partida nu a început încă.
refused-paused = Partida este în pauză.
refused-not-paused = Partida nu este în pauză.
refused-not-seated = Nu ai loc la această masă.
refused-seated = Ai deja un loc la această masă.
refused-seat-taken = Locul { $seat } este ocupat.
refused-seat-free = Pe locul { $seat } nu stă nimeni.
refused-seat-open = Locul { $seat } este încă liber.
refused-seats-taken = Cineva stă pe un loc care ar fi scos.
refused-no-seat = Această masă nu are locul { $seat }.
refused-full = Toate locurile sunt ocupate.
refused-invite = Aceasta este o masă privată: ai nevoie de linkul de invitație.
refused-private = Aceasta este o masă privată: ai nevoie de linkul ei.
refused-host = Doar gazda poate face asta.
refused-forbidden = Nu ai voie să faci asta.
refused-not-ready = { $player } încă nu e gata.
refused-clock = Această setare a ceasului nu este posibilă.
refused-clock-twice = { $seconds ->
    [one] Opțiunile stabilesc deja un ceas, { $seconds } secundă pe mutare; altul nu se poate adăuga.
    [few] Opțiunile stabilesc deja un ceas, { $seconds } secunde pe mutare; altul nu se poate adăuga.
   *[other] Opțiunile stabilesc deja un ceas, { $seconds } de secunde pe mutare; altul nu se poate adăuga.
}
refused-no-clock = Aici nu există ceas: secundele pe mutare contează doar la masa unui server.
refused-delay = { $max ->
        [one] Spectatorii pot fi în urmă cu cel mult o mutare.
        [few] Spectatorii pot fi în urmă cu cel mult { $max } mutări.
       *[other] Spectatorii pot fi în urmă cu cel mult { $max } de mutări.
    }
refused-delay-seconds = { $max ->
        [one] Spectatorii pot fi în urmă cu cel mult o secundă.
        [few] Spectatorii pot fi în urmă cu cel mult { $max } secunde.
       *[other] Spectatorii pot fi în urmă cu cel mult { $max } de secunde.
    }
refused-name = { $max ->
        [few] Un nume trebuie să aibă între 1 și { $max } caractere.
       *[other] Un nume trebuie să aibă între 1 și { $max } de caractere.
    }
refused-word = { $max ->
        [few] Cuvântul pentru amestecare poate avea cel mult { $max } caractere.
       *[other] Cuvântul pentru amestecare poate avea cel mult { $max } de caractere.
    }
refused-chat-text = { $max ->
        [few] Un mesaj trebuie să aibă între 1 și { $max } caractere.
       *[other] Un mesaj trebuie să aibă între 1 și { $max } de caractere.
    }
refused-chat-off = Chatul este oprit la această masă; mesajele rapide funcționează în continuare.
refused-preset = Nu există mesajul „{ $preset }”.
refused-team-chat = La această masă nu există chat de echipă.
refused-stand-in = Un bot joacă pentru tine. Întâi revino pe locul tău.
refused-not-replaced = Nimeni nu joacă pentru tine.
refused-present = Cine stă pe acest loc este încă aici.
refused-gone = Ai plecat deja de la masă.
refused-out = Nu mai ești în joc.
refused-time = Timpul tău s-a terminat.
refused-offer =
    { $offer ->
        [undo] Acum nu e nimic de luat înapoi.
        [draw] Acum nu poți propune remiză.
        [pause] Acum nu e niciun ceas de oprit.
        [rematch] Poți propune revanșa după ce se termină partida.
       *[other] Acum nu poți propune asta.
    }
refused-offer-open = Asta s-a propus deja.
refused-no-offer = Nicio astfel de propunere nu așteaptă răspuns.
refused-stale = Între timp s-a întâmplat ceva: uită-te din nou.
refused-ahead = Asta încă nu s-a întâmplat la această masă.
refused-id-reused = Acest id de mesaj a fost deja folosit pentru altceva.
refused-move-id = Un id de mesaj trebuie să aibă 32 de cifre hexazecimale.
refused-rated-bot = Partidele cu rating se joacă fără boți.
refused-rated-guest = Pentru partidele cu rating ai nevoie de un cont.
refused-rated-device = Partidele cu rating se joacă pe dispozitive separate.
refused-rated-hint = În partidele cu rating nu există indicii.
refused-rated-late = Nu poți intra într-o partidă cu rating după ce a început.

## Refusals of the server

refused-nobody = Nu te-ai conectat.
refused-not-found = Aici nu este nimic.
refused-rate = Prea multe cereri deodată. Așteaptă o clipă.
refused-origin = Această cerere a venit de pe alt site.
refused-malformed = Mesajul nu a putut fi citit (linia { $line }, coloana { $column }).
refused-too-large = Mesajul depășește { $max } de octeți.
refused-query = Această adresă nu este validă.
refused-hello-first = O conexiune trebuie să înceapă cu hello.
refused-unavailable = A apărut o problemă pe server.
refused-recovery = Acest link de recuperare nu este valid sau a expirat.
refused-no-account = Nu ai cont.
refused-has-account = Ai deja un cont.
refused-account-name = Un nume de utilizator are între 3 și 24 de caractere din a–z, 0–9, - și _.
refused-account-taken = Acest nume de utilizator este deja folosit.
refused-password = Nume de utilizator sau parolă greșite.
refused-old-password = Parola actuală este greșită.
refused-push-off = Acest server nu are notificări push.
refused-push-address = Acest server nu folosește acel serviciu de notificări.
refused-password-length = { $max ->
        [few] O parolă trebuie să aibă între { $min } și { $max } caractere.
       *[other] O parolă trebuie să aibă între { $min } și { $max } de caractere.
    }

## The log of a table

told-table-configured = Setările mesei au fost modificate.
told-table-sat = { $name } a intrat în joc.
told-table-left = Locul { $seat } este liber.
told-table-renamed = Nume nou: { $name }.
told-table-bot =
    { $level ->
        [random] A intrat în joc un bot care mută la întâmplare.
       *[other] A intrat în joc un bot ({ $level }).
    }
told-table-bot-named = { $player } a intrat în joc ({ $level }).
told-table-started = Partida începe.
told-table-undone = { $player } a luat înapoi ultima mutare.
told-table-offered =
    { $offer ->
        [undo] { $player } cere să ia înapoi ultima mutare.
        [draw] { $player } propune remiză.
        [pause] { $player } cere o pauză.
        [rematch] { $player } propune revanșa.
       *[other] { $player } face o propunere.
    }
told-table-accepted = { $player } acceptă.
told-table-declined = { $player } refuză.
told-table-withdrawn = { $player } retrage propunerea.
told-table-paused = Pauză: ceasul este oprit.
told-table-resumed = Partida continuă.
told-table-frozen = Ceas oprit: serverul se oprește sau nu a fost disponibil.
told-table-thawed = Ceasul merge din nou.
told-table-flagged = { $player } a rămas fără timp.
told-table-resigned = { $player } a cedat.
told-table-abandoned = { $player } a plecat.
told-table-took-over = Un bot joacă în locul jucătorului { $player }.
told-table-handed-back = { $player } a revenit în joc.
told-table-finished =
    { $cause ->
        [flagged] Partida s-a terminat: timpul a expirat.
        [resigned] Partida s-a terminat prin cedare.
        [agreed] Partida s-a încheiat remiză, de comun acord.
        [abandoned] Partida a fost abandonată.
       *[other] Partida s-a terminat.
    }
told-table-revealed = Secretul amestecării a fost dezvăluit: fiecare extragere poate fi verificată.
told-table-rematch = Revanșa se joacă la o masă nouă.
score-forfeit = Ceilalți au cedat sau au rămas fără timp
