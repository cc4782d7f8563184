### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Mäng pole veel läbi.
refused-started = Mäng on juba alanud.
refused-not-started = Mäng pole veel alanud.
refused-paused = Mäng on peatatud.
refused-not-paused = Mäng ei ole peatatud.
refused-not-seated = Sul pole selles lauas kohta.
refused-seated = Istud juba selles lauas.
refused-seat-taken = Koht { $seat } on võetud.
refused-seat-free = Kohal { $seat } ei istu keegi.
refused-seat-open = Koht { $seat } on veel vaba.
refused-seats-taken = Koht, mis eemaldataks, on hõivatud.
refused-no-seat = Selles lauas pole kohta { $seat }.
refused-full = Kõik kohad on võetud.
refused-invite = See on eralaud: vaja on kutselinki.
refused-private = See on eralaud: vaja on selle linki.
refused-host = Seda tohib teha ainult võõrustaja.
refused-forbidden = Sul pole selleks luba.
refused-not-ready = { $player } pole veel valmis.
refused-clock = Selline kella seadistus pole võimalik.
refused-clock-twice = { $seconds ->
    [one] Valikutes on juba määratud { $seconds } sekund käigu kohta; teist kella lisada ei saa.
   *[other] Valikutes on juba määratud { $seconds } sekundit käigu kohta; teist kella lisada ei saa.
}
refused-no-clock = Siin pole kella: sekundid käigu kohta kehtivad ainult serveri lauas.
refused-delay = Vaatajad võivad näha mängu kõige rohkem { $max } käiku hiljem.
refused-delay-seconds = Vaatajad võivad näha mängu kõige rohkem { $max } sekundit hiljem.
refused-name = Nimes peab olema 1 kuni { $max } märki.
refused-word = Segamissõnas võib olla kõige rohkem { $max } märki.
refused-chat-text = Sõnumis peab olema 1 kuni { $max } märki.
refused-chat-off = Vestlus on selles lauas välja lülitatud; valmislauseid saab ikka saata.
refused-preset = Sõnumit „{ $preset }“ ei ole.
refused-team-chat = Paarilistel pole selles lauas oma vestlust.
refused-stand-in = Sinu eest mängib bot. Võta kõigepealt oma koht tagasi.
refused-not-replaced = Sinu eest ei mängi keegi.
refused-present = Selle koha mängija on veel siin.
refused-gone = Oled juba lahkunud.
refused-out = Oled mängust väljas.
refused-time = Su aeg on läbi.
refused-offer =
    { $offer ->
        [undo] Praegu ei saa midagi tagasi võtta.
        [draw] Praegu ei saa viiki pakkuda.
        [pause] Praegu pole kella, mida peatada.
        [rematch] Kordusmängu saab pakkuda, kui mäng on läbi.
       *[other] Seda ei saa praegu pakkuda.
    }
refused-offer-open = Seda on juba pakutud.
refused-no-offer = Sellist pakkumist pole.
refused-stale = Vahepeal on midagi juhtunud: vaata uuesti.
refused-ahead = Seda pole selles lauas veel juhtunud.
refused-id-reused = Seda sõnumi tunnust on juba millegi muu jaoks kasutatud.
refused-move-id = Sõnumi tunnuses peab olema 32 kuueteistkümnendnumbrit.
refused-rated-bot = Reitingumänge mängitakse bottideta.
refused-rated-guest = Reitingumängudeks on vaja kontot.
refused-rated-device = Reitingumänge mängitakse eri seadmetes.
refused-rated-hint = Reitingumängudes vihjeid ei ole.
refused-rated-late = Alanud reitingumänguga ei saa enam liituda.

## Refusals of the server

refused-nobody = Sa pole sisse logitud.
refused-not-found = Siin ei ole midagi.
refused-rate = Liiga palju päringuid korraga. Oota hetk.
refused-origin = See päring tuli teiselt saidilt.
refused-malformed = Sõnumit ei saanud lugeda (rida { $line }, veerg { $column }).
refused-too-large = Sõnum on suurem kui { $max } baiti.
refused-query = See aadress on vigane.
refused-hello-first = Ühendus peab algama sõnumiga hello.
refused-unavailable = Serveris läks midagi valesti.
refused-recovery = See taastelink on vigane või aegunud.
refused-no-account = Sul pole kontot.
refused-has-account = Sul on juba konto.
refused-account-name = Kasutajanimes peab olema 3 kuni 24 märki: a–z, 0–9, - ja _.
refused-account-taken = See kasutajanimi on juba kasutusel.
refused-password = Vale kasutajanimi või parool.
refused-old-password = Praegune parool on vale.
refused-push-off = See server ei saada tõuketeateid.
refused-push-address = See server seda tõuketeadete teenust ei kasuta.
refused-password-length = Paroolis peab olema { $min } kuni { $max } märki.

## The log of a table

told-table-configured = Laua seadeid muudeti.
told-table-sat = { $name } liitus.
told-table-left = Koht { $seat } on vaba.
told-table-renamed = Uus nimi on { $name }.
told-table-bot =
    { $level ->
        [random] Liitus juhuslikult mängiv bot.
       *[other] Liitus bot ({ $level }).
    }
told-table-bot-named = { $player } liitus ({ $level }).
told-table-started = Mäng algab.
told-table-undone = { $player } võttis viimase käigu tagasi.
told-table-offered =
    { $offer ->
        [undo] { $player } palub luba viimane käik tagasi võtta.
        [draw] { $player } pakub viiki.
        [pause] { $player } palub pausi.
        [rematch] { $player } pakub kordusmängu.
       *[other] { $player } teeb pakkumise.
    }
told-table-accepted = { $player } on nõus.
told-table-declined = { $player } ei ole nõus.
told-table-withdrawn = { $player } võtab pakkumise tagasi.
told-table-paused = Paus: kell seisab.
told-table-resumed = Paus on läbi.
told-table-frozen = Kell seisab: server peatub või polnud kättesaadav.
told-table-thawed = Kell käib jälle.
told-table-flagged = { $player }: aeg sai otsa.
told-table-resigned = { $player } andis alla.
told-table-abandoned = { $player } lahkus.
told-table-took-over = Mängija { $player } asemel mängib nüüd bot.
told-table-handed-back = { $player } on tagasi mängus.
told-table-finished =
    { $cause ->
        [flagged] Mäng on läbi: aeg sai otsa.
        [resigned] Mäng lõppes alistumisega.
        [agreed] Mäng lõppes kokkuleppelise viigiga.
        [abandoned] Mäng jäeti pooleli.
       *[other] Mäng on läbi.
    }
told-table-revealed = Segamise saladus on avaldatud: iga loosimist saab kontrollida.
told-table-rematch = Kordusmäng toimub uues lauas.
score-forfeit = Teised andsid alla või sai nende aeg otsa
