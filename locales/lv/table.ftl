### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Spēle vēl nav beigusies.
refused-started = Spēle jau ir sākusies.
refused-not-started = Spēle vēl nav sākusies.
refused-paused = Spēle ir apturēta.
refused-not-paused = Spēle nav apturēta.
refused-not-seated = Tev nav vietas pie šī galda.
refused-seated = Tu jau sēdi pie šī galda.
refused-seat-taken = Vieta { $seat } ir aizņemta.
refused-seat-free = Vietā { $seat } neviens nesēž.
refused-seat-open = Vieta { $seat } vēl ir brīva.
refused-seats-taken = Kāds sēž vietā, ko noņemtu.
refused-no-seat = Šim galdam nav vietas { $seat }.
refused-full = Visas vietas ir aizņemtas.
refused-invite = Šis ir privāts galds: vajag uzaicinājuma saiti.
refused-private = Šis ir privāts galds: vajag tā saiti.
refused-host = To drīkst tikai saimnieks.
refused-forbidden = Tev tas nav atļauts.
refused-not-ready = Spēlētājs { $player } vēl nav gatavs.
refused-clock = Šāds pulksteņa iestatījums nav iespējams.
refused-clock-twice = Opcijas jau nosaka { $seconds } s gājienam; cita pulksteņa nevar būt.
refused-no-clock = Šeit nav pulksteņa: sekundes gājienam skaita tikai pie servera galda.
refused-delay = Skatītāji var atpalikt ne vairāk kā par tik gājieniem: { $max }.
refused-delay-seconds = Skatītāji var atpalikt ne vairāk kā par tik sekundēm: { $max }.
refused-name = Vārdā jābūt no 1 līdz { $max } rakstzīmēm.
refused-word = Jaukšanas vārdā ir ne vairāk kā { $max } rakstzīmes.
refused-chat-text = Ziņā jābūt no 1 līdz { $max } rakstzīmēm.
refused-chat-off = Tērzēšana pie šī galda ir izslēgta; ātrās ziņas darbojas.
refused-preset = Ziņas „{ $preset }” nav.
refused-team-chat = Partneriem pie šī galda nav savas tērzēšanas.
refused-stand-in = Tavā vietā spēlē bots. Vispirms atgriezies.
refused-not-replaced = Tavā vietā neviens nespēlē.
refused-present = Šīs vietas spēlētājs vēl ir šeit.
refused-gone = Tu jau esi prom.
refused-out = Tu vairs nepiedalies spēlē.
refused-time = Tavs laiks ir beidzies.
refused-offer = { $offer ->
        [undo] Tagad neko nevar atsaukt.
        [draw] Tagad nevar piedāvāt neizšķirtu.
        [pause] Tagad nav pulksteņa, ko apturēt.
        [rematch] Revanšu var piedāvāt, kad spēle beigusies.
       *[other] To tagad nevar piedāvāt.
    }
refused-offer-open = Tas jau ir piedāvāts.
refused-no-offer = Nav tāda piedāvājuma, uz ko atbildēt.
refused-stale = Pa to laiku kaut kas noticis: paskaties vēlreiz.
refused-ahead = Pie šī galda tas vēl nav noticis.
refused-id-reused = Šis ziņas id jau lietots kam citam.
refused-move-id = Ziņas id ir 32 heksadecimāli cipari.
refused-rated-bot = Vērtētas spēles spēlē bez botiem.
refused-rated-guest = Vērtētām spēlēm vajag kontu.
refused-rated-device = Vērtētas spēles spēlē atsevišķās ierīcēs.
refused-rated-hint = Vērtētās spēlēs padomu nav.
refused-rated-late = Vērtētai spēlei pēc tās sākuma vairs nevar pievienoties.

## Refusals of the server

refused-nobody = Vispirms pieraksties.
refused-not-found = Šeit nekā tāda nav.
refused-rate = Pārāk daudz pieprasījumu reizē. Mirkli pagaidi.
refused-origin = Šis pieprasījums nāca no citas vietnes.
refused-malformed = Ziņu nevarēja izlasīt (rinda { $line }, kolonna { $column }).
refused-too-large = Ziņa ir lielāka par { $max } baitiem.
refused-query = Šī adrese nav derīga.
refused-hello-first = Savienojumam jāsākas ar hello.
refused-unavailable = Serverī kaut kas nogāja greizi.
refused-recovery = Šī atkopšanas saite nav derīga, vai arī beidzies tās termiņš.
refused-no-account = Tev nav konta.
refused-has-account = Tev jau ir konts.
refused-account-name = Lietotājvārdā ir no 3 līdz 24 rakstzīmēm: a–z, 0–9, - un _.
refused-account-taken = Šis lietotājvārds ir aizņemts.
refused-password = Nepareizs lietotājvārds vai parole.
refused-old-password = Pašreizējā parole nav pareiza.
refused-push-off = Šis serveris nesūta paziņojumus aizvērtai lapai.
refused-push-address = Šis serveris neizmanto šo paziņojumu dienestu.
refused-password-length = Parolē jābūt no { $min } līdz { $max } rakstzīmēm.

## The log of a table

told-table-configured = Galda iestatījumi mainīti.
told-table-sat = { $name } pievienojās.
told-table-left = Vieta { $seat } ir brīva.
told-table-renamed = Jaunais vārds: { $name }.
told-table-bot = { $level ->
        [random] Pievienojās bots, kas iet nejauši.
       *[other] Pievienojās bots ({ $level }).
    }
told-table-bot-named = { $player } pievienojās ({ $level }).
told-table-started = Spēle sākas.
told-table-undone = { $player } atsauca pēdējo gājienu.
told-table-offered = { $offer ->
        [undo] { $player } lūdz atsaukt pēdējo gājienu.
        [draw] { $player } piedāvā neizšķirtu.
        [pause] { $player } lūdz pārtraukumu.
        [rematch] { $player } piedāvā revanšu.
       *[other] { $player } kaut ko piedāvā.
    }
told-table-accepted = { $player } piekrīt.
told-table-declined = { $player } nepiekrīt.
told-table-withdrawn = { $player } atsauc piedāvājumu.
told-table-paused = Pārtraukums: pulkstenis stāv.
told-table-resumed = Spēle turpinās.
told-table-frozen = Pulkstenis apturēts: serveris apstājas vai nebija pieejams.
told-table-thawed = Pulkstenis atkal iet.
told-table-flagged = { $player }: laiks beidzies.
told-table-resigned = { $player } padevās.
told-table-abandoned = { $player } aizgāja.
told-table-took-over = Spēlētāja { $player } vietā spēlē bots.
told-table-handed-back = { $player } atgriezās spēlē.
told-table-finished = { $cause ->
        [flagged] Spēle ir beigusies: spēlētājam beidzās laiks.
        [resigned] Spēle ir beigusies: spēlētājs padevās.
        [agreed] Spēle beidzās neizšķirti pēc vienošanās.
        [abandoned] Spēle pamesta.
       *[other] Spēle ir beigusies.
    }
told-table-revealed = Jaukšanas noslēpums ir atklāts: katru izlozi var pārbaudīt.
told-table-rematch = Revanšs notiek pie jauna galda.
score-forfeit = Pārējie padevās vai viņiem beidzās laiks
