### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Hra sa ešte neskončila.
refused-started = Hra sa už začala.
refused-not-started = Hra sa ešte nezačala.
refused-paused = Hra je pozastavená.
refused-not-paused = Hra nie je pozastavená.
refused-not-seated = Pri tomto stole nemáš miesto.
refused-seated = Pri tomto stole už sedíš.
refused-seat-taken = Miesto { $seat } je obsadené.
refused-seat-free = Na mieste { $seat } nikto nesedí.
refused-seat-open = Miesto { $seat } je ešte voľné.
refused-seats-taken = Na mieste, ktoré by zaniklo, niekto sedí.
refused-no-seat = Tento stôl nemá miesto { $seat }.
refused-full = Všetky miesta sú obsadené.
refused-invite = Toto je súkromný stôl: potrebuješ pozývací odkaz.
refused-private = Toto je súkromný stôl: potrebuješ jeho odkaz.
refused-host = To smie len hostiteľ.
refused-forbidden = Na to nemáš oprávnenie.
refused-not-ready = Hráč { $player } ešte nie je pripravený.
refused-clock = Také nastavenie hodín nie je možné.
refused-clock-twice = Voľby hry už nastavujú hodiny: { $seconds } s na ťah. Ďalšie sa pridať nedajú.
refused-no-clock = Tu hodiny nie sú: sekundy na ťah platia len pri stole na serveri.
refused-delay = Najväčšie oneskorenie pre divákov (v ťahoch): { $max }.
refused-delay-seconds = Najväčšie oneskorenie pre divákov (v sekundách): { $max }.
refused-name = Meno musí mať 1 až { $max } znakov.
refused-word = Slovo do miešania smie mať najviac { $max } znakov.
refused-chat-text = Správa musí mať 1 až { $max } znakov.
refused-chat-off = Čet je pri tomto stole vypnutý; rýchle správy fungujú.
refused-preset = Správa „{ $preset }“ tu nie je.
refused-team-chat = Spoluhráči nemajú pri tomto stole vlastný čet.
refused-stand-in = Hrá za teba bot. Najprv sa vráť do hry.
refused-not-replaced = Nikto za teba nehrá.
refused-present = Hráč tohto miesta je ešte tu.
refused-gone = Pri tomto stole už nie si.
refused-out = V tejto hre už nehráš.
refused-time = Tvoj čas vypršal.
refused-offer =
    { $offer ->
        [undo] Teraz sa nedá nič vziať späť.
        [draw] Teraz sa nedá ponúknuť remíza.
        [pause] Teraz nebežia hodiny, ktoré by sa dali zastaviť.
        [rematch] Odvetu možno ponúknuť po skončení hry.
       *[other] To sa teraz nedá ponúknuť.
    }
refused-offer-open = To už je ponúknuté.
refused-no-offer = Taká ponuka tu nie je.
refused-stale = Medzitým sa niečo stalo: pozri sa znova.
refused-ahead = To sa pri tomto stole ešte nestalo.
refused-id-reused = Toto ID správy sa už použilo na niečo iné.
refused-move-id = ID správy musí mať 32 hexadecimálnych číslic.
refused-rated-bot = Hodnotené hry sa hrajú bez botov.
refused-rated-guest = Hodnotené hry vyžadujú účet.
refused-rated-device = Hodnotené hry sa hrajú na oddelených zariadeniach.
refused-rated-hint = V hodnotených hrách nie sú rady.
refused-rated-late = K rozohranej hodnotenej hre sa už nedá pridať.

## Refusals of the server

refused-nobody = Najprv sa prihlás.
refused-not-found = Nič také tu nie je.
refused-rate = Priveľa požiadaviek naraz. Chvíľu počkaj.
refused-origin = Táto požiadavka prišla z inej stránky.
refused-malformed = Správa sa nedala prečítať (riadok { $line }, stĺpec { $column }).
refused-too-large = Správa je väčšia než { $max } bajtov.
refused-query = Táto adresa nie je platná.
refused-hello-first = Spojenie sa musí začínať správou hello.
refused-unavailable = Na serveri sa niečo pokazilo.
refused-recovery = Tento odkaz na obnovenie je neplatný alebo vypršal.
refused-no-account = Nemáš účet.
refused-has-account = Účet už máš.
refused-account-name = Používateľské meno má 3 až 24 znakov z a–z, 0–9, - a _.
refused-account-taken = Toto používateľské meno je obsadené.
refused-password = Nesprávne používateľské meno alebo heslo.
refused-old-password = Súčasné heslo nie je správne.
refused-push-off = Tento server nemá push oznámenia.
refused-push-address = Tento server túto službu na oznámenia nepoužíva.
refused-password-length = Heslo musí mať { $min } až { $max } znakov.

## The log of a table

told-table-configured = Nastavenia stola sa zmenili.
told-table-sat = { $name } sa pripája.
told-table-left = Miesto { $seat } je voľné.
told-table-renamed = Nové meno: { $name }.
told-table-bot =
    { $level ->
        [random] Pripája sa bot, ktorý ťahá náhodne.
       *[other] Pripája sa bot ({ $level }).
    }
told-table-bot-named = { $player } sa pripája ({ $level }).
told-table-started = Hra sa začína.
told-table-undone = { $player } berie posledný ťah späť.
told-table-offered =
    { $offer ->
        [undo] { $player } chce vziať posledný ťah späť.
        [draw] { $player } ponúka remízu.
        [pause] { $player } žiada o prestávku.
        [rematch] { $player } chce odvetu.
       *[other] { $player } niečo ponúka.
    }
told-table-accepted = { $player } súhlasí.
told-table-declined = { $player } nesúhlasí.
told-table-withdrawn = { $player } berie ponuku späť.
told-table-paused = Prestávka: hodiny stoja.
told-table-resumed = Hra pokračuje.
told-table-frozen = Hodiny stoja: server sa vypína alebo bol nedostupný.
told-table-thawed = Hodiny opäť bežia.
told-table-flagged = { $player }: čas vypršal.
told-table-resigned = { $player } sa vzdáva.
told-table-abandoned = { $player } odchádza.
told-table-took-over = Za hráča { $player } hrá bot.
told-table-handed-back = { $player } je späť v hre.
told-table-finished =
    { $cause ->
        [flagged] Hra sa skončila: hráčovi vypršal čas.
        [resigned] Hra sa skončila: hráč sa vzdal.
        [agreed] Hra sa skončila dohodnutou remízou.
        [abandoned] Hra zostala nedohraná.
       *[other] Hra sa skončila.
    }
told-table-revealed = Tajomstvo miešania je odkryté: každý žreb sa dá overiť.
told-table-rematch = Odveta sa hrá pri novom stole.
score-forfeit = Ostatní sa vzdali alebo im vypršal čas
