### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Partija še ni končana.
refused-started = Partija se je že začela.
refused-not-started = Partija se še ni začela.
refused-paused = Partija je na premoru.
refused-not-paused = Partija ni na premoru.
refused-not-seated = Za to mizo nimaš sedeža.
refused-seated = Že sediš za to mizo.
refused-seat-taken = Sedež { $seat } je zaseden.
refused-seat-free = Na sedežu { $seat } ne sedi nihče.
refused-seat-open = Sedež { $seat } je še prost.
refused-seats-taken = Nekdo sedi na sedežu, ki bi bil odstranjen.
refused-no-seat = Sedeža { $seat } za to mizo ni.
refused-full = Vsi sedeži so zasedeni.
refused-invite = To je zasebna miza: potrebuješ povezavo z vabilom.
refused-private = To je zasebna miza: potrebuješ njeno povezavo.
refused-host = To sme le gostitelj.
refused-forbidden = Tega ne smeš.
refused-not-ready = Igralec { $player } še ni pripravljen.
refused-clock = Takšna nastavitev ure ni mogoča.
refused-clock-twice = Možnosti že določajo { $seconds } s na potezo; druge ure ne more biti.
refused-no-clock = Tu ni ure: sekunde za potezo veljajo le za mizo na strežniku.
refused-delay = Gledalci lahko zaostajajo največ za toliko potez: { $max }.
refused-delay-seconds = Gledalci lahko zaostajajo največ za toliko sekund: { $max }.
refused-name = Ime ima od 1 do { $max } znakov.
refused-word = Beseda za mešanje ima največ { $max } znakov.
refused-chat-text = Sporočilo ima od 1 do { $max } znakov.
refused-chat-off = Klepet je za to mizo izklopljen; hitra sporočila še delujejo.
refused-preset = Sporočila »{ $preset }« ni.
refused-team-chat = Soigralci za to mizo nimajo svojega klepeta.
refused-stand-in = Namesto tebe igra bot. Najprej spet prevzemi igro.
refused-not-replaced = Nihče ne igra namesto tebe.
refused-present = Kdor sedi na tem sedežu, je še tu.
refused-gone = Ni te več za mizo.
refused-out = Nisi več v igri.
refused-time = Tvoj čas je potekel.
refused-offer =
    { $offer ->
        [undo] Zdaj ni poteze, ki bi jo bilo mogoče vrniti.
        [draw] Remija zdaj ni mogoče ponuditi.
        [pause] Zdaj ni ure, ki bi jo ustavili.
        [rematch] Povratno partijo lahko ponudiš, ko je partija končana.
       *[other] Tega zdaj ni mogoče ponuditi.
    }
refused-offer-open = To je že ponujeno.
refused-no-offer = Take ponudbe ni.
refused-stale = Medtem se je nekaj zgodilo: poglej znova.
refused-ahead = To se za to mizo še ni zgodilo.
refused-id-reused = Ta oznaka sporočila je bila že uporabljena za nekaj drugega.
refused-move-id = Oznaka sporočila ima 32 šestnajstiških števk.
refused-rated-bot = Ocenjene partije se igrajo brez botov.
refused-rated-guest = Ocenjene partije zahtevajo račun.
refused-rated-device = Ocenjene partije se igrajo na ločenih napravah.
refused-rated-hint = V ocenjenih partijah ni namigov.
refused-rated-late = Ocenjeni partiji se po začetku ni več mogoče pridružiti.

## Refusals of the server

refused-nobody = Najprej se prijavi.
refused-not-found = Tega tu ni.
refused-rate = Preveč zahtev naenkrat. Počakaj trenutek.
refused-origin = Ta zahteva je prišla z druge strani.
refused-malformed = Sporočila ni bilo mogoče prebrati (vrstica { $line }, stolpec { $column }).
refused-too-large = Sporočilo je večje od { $max } bajtov.
refused-query = Ta naslov ni veljaven.
refused-hello-first = Povezava se mora začeti s hello.
refused-unavailable = Na strežniku je šlo nekaj narobe.
refused-recovery = Ta povezava za obnovitev ni veljavna ali je potekla.
refused-no-account = Nimaš računa.
refused-has-account = Račun že imaš.
refused-account-name = Uporabniško ime ima od 3 do 24 znakov: a–z, 0–9, - in _.
refused-account-taken = To uporabniško ime je zasedeno.
refused-password = Napačno uporabniško ime ali geslo.
refused-old-password = Trenutno geslo ni pravilno.
refused-push-off = Ta strežnik nima potisnih obvestil.
refused-push-address = Ta strežnik ne uporablja te storitve obvestil.
refused-password-length = Geslo ima od { $min } do { $max } znakov.

## The log of a table

told-table-configured = Nastavitve mize so spremenjene.
told-table-sat = { $name } se pridruži.
told-table-left = Sedež { $seat } je prost.
told-table-renamed = Novo ime: { $name }.
told-table-bot =
    { $level ->
        [random] Pridruži se bot, ki igra naključno.
       *[other] Pridruži se bot ({ $level }).
    }
told-table-bot-named = { $player } se pridruži ({ $level }).
told-table-started = Partija se začne.
told-table-undone = { $player } vrne zadnjo potezo.
told-table-offered =
    { $offer ->
        [undo] { $player } prosi za vrnitev zadnje poteze.
        [draw] { $player } ponuja remi.
        [pause] { $player } prosi za premor.
        [rematch] { $player } ponuja povratno partijo.
       *[other] { $player } nekaj ponuja.
    }
told-table-accepted = { $player } se strinja.
told-table-declined = { $player } se ne strinja.
told-table-withdrawn = { $player } umakne ponudbo.
told-table-paused = Premor: ura stoji.
told-table-resumed = Partija se nadaljuje.
told-table-frozen = Ura stoji: strežnik se ustavlja ali ni bil dosegljiv.
told-table-thawed = Ura spet teče.
told-table-flagged = { $player }: čas je potekel.
told-table-resigned = { $player } preda partijo.
told-table-abandoned = { $player } odide.
told-table-took-over = Namesto igralca { $player } igra bot.
told-table-handed-back = { $player } je spet v igri.
told-table-finished =
    { $cause ->
        [flagged] Partija je končana: igralcu je potekel čas.
        [resigned] Partija je končana: igralec je predal partijo.
        [agreed] Partija se je končala z dogovorjenim remijem.
        [abandoned] Partija je bila prekinjena.
       *[other] Partija je končana.
    }
told-table-revealed = Skrivnost mešanja je razkrita: vsak žreb je mogoče preveriti.
told-table-rematch = Povratna partija je za novo mizo.
score-forfeit = Drugi so predali partijo ali jim je potekel čas
