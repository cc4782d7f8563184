### Domino Double 9: what the rules say in plain words.

# Options
option-dominoes-starter-draws = Sācējs velk otru kauliņu
option-dominoes-starter-draws-about = Kurš sāk ar dubulto un kam nav tam atbilstoša kauliņa, velk, līdz tāds ir. Pēc noteikumiem tad neko nepievieno.
option-dominoes-may-draw-anyway = Vilkt drīkst vienmēr
option-dominoes-may-draw-anyway-about = Spēlētājs drīkst vilkt, kaut arī kāds kauliņš rokā der. Pēc noteikumiem, kurš var likt, tam jāliek.
option-dominoes-match = Mačs vairākās kārtās
option-dominoes-match-about = Kārtas uzvarētājs saņem citu rokās palikušos punktus, dubultos skaitot vienreiz, līdz kāds sasniedz mērķi.
option-dominoes-target = Mērķis
option-dominoes-target-about = Summa, ar ko uzvar maču.

# Refusals
refused-dominoes-round-over = Kārta ir beigusies.
refused-dominoes-drawing = Tiek vilkts kauliņš.
refused-dominoes-start = Kārta sākas ar { $tile }.
refused-dominoes-started = Virkne jau ir sākta.
refused-dominoes-not-held = Tev nav { $tile }.
refused-dominoes-drawn-tile = Tu izvilki { $drawn }, un tas der: liec to.
refused-dominoes-equal-ends = Abos galos ir { $right }: { $tile } var likt tikai vienā veidā.
refused-dominoes-other-end = { $tile } der tikai otrā galā.
refused-dominoes-second = Otrajam kauliņam jāatbilst sākuma dubultajam; { $tile } neatbilst.
refused-dominoes-no-match = { $tile } neatbilst brīvajiem galiem { $left } un { $right }.
refused-dominoes-stock-empty = Vairs nav ko vilkt.
refused-dominoes-must-lay = Tev ir derīgs kauliņš: liec to.
refused-dominoes-must-draw = Vēl ir kauliņi, ko vilkt: velc, pirms izlaid gājienu.
refused-dominoes-no-luck = Tagad nav ko vilkt.
refused-dominoes-not-in-stock = { $tile } nav krājumā.
refused-dominoes-tile-twice = { $tile } ir divreiz.
refused-dominoes-deal = Katrs saņem kauliņus: { $count }.
refused-dominoes-hands = „{ $field }” vajag pa rokai katrai vietai (vietas: { $seats }).
refused-dominoes-position-field = „{ $field }” trūkst, dots divreiz, nav zināms vai nav izlasāms.
refused-dominoes-position = { $why ->
        [tiles] Kāds kauliņš ir divās vietās.
        [line] Virknes kauliņi nesader kopā.
        [hands] Rokai ir neiespējams lielums.
        [stage] Tas, kas notiek tālāk, neatbilst virknei un rokām.
        [drawn] Izvilktie kauliņi neatbilst virknei un rokām.
        [known] Par roku zināmais nav tiesa.
        [totals] Tādu kārtu un summu nav nevienā mačā.
        [last] Iepriekšējā kārta tā nevarēja beigties.
       *[other] Šāda pozīcija nav iespējama.
    }
text-dominoes-tile = Kolonna { $column }: šeit jābūt kauliņam, piemēram, 9-4.
text-dominoes-which-end = Kolonna { $column }: { $tile } der abos galos; saki left vai right.

# The log
told-dominoes-deal = Kārta { $round }: katrs ņem kauliņus ({ $count }).
told-dominoes-start = { $player } sāk ar { $tile }.
told-dominoes-lay = { $player } liek { $tile }. Brīvie gali: { $left } un { $right }.
told-dominoes-out = { $player } liek { $tile }, un rokā vairs nav kauliņu.
told-dominoes-block = { $player } liek { $tile }, un neviens vairs nevar likt.
told-dominoes-draw = { $player } velk.
told-dominoes-drew = { $player } paņem { $tile }.
told-dominoes-drew-hidden = { $player } paņem kauliņu.
told-dominoes-pass = { $player } izlaiž gājienu: nav ne { $left }, ne { $right }.

# Points
score-dominoes-left = { $tile } palicis rokā
score-dominoes-double-left = { $tile } palicis rokā; dubultajam skaita vienu pusi
score-dominoes-earlier = { $count ->
        [1] Pirmā kārta
        [zero] Pirmās { $count } kārtas
        [one] Pirmās { $count } kārtas
       *[other] Pirmās { $count } kārtas
    }
score-dominoes-hand = Kārta { $round }: palicis spēlētājam { $player }

# Hints
reason-dominoes-out = Tas ir tavs pēdējais kauliņš: kārta ir tava.
reason-dominoes-starves = Spēlētājam { $player } nevar būt tam derīga kauliņa.
reason-dominoes-lacks = Spēlētājam { $player } nebija { $number }, un kopš tā laika nekas nav vilkts.
reason-dominoes-rare = { $count ->
        [0] Ārpus tavas rokas cita { $number } vairs nav.
        [zero] Ārpus tavas rokas ir tikai { $count } kauliņu ar { $number }.
        [one] Ārpus tavas rokas ir tikai { $count } kauliņš ar { $number }.
       *[other] Ārpus tavas rokas ir tikai { $count } kauliņi ar { $number }.
    }
reason-dominoes-keeps = { $count ->
        [zero] Pēc tam der { $count } kauliņu tavā rokā.
        [one] Pēc tam der { $count } kauliņš tavā rokā.
       *[other] Pēc tam der { $count } kauliņi tavā rokā.
    }
reason-dominoes-keeps-none = Pēc tam neviens tavs kauliņš neder.
reason-dominoes-double = No dubultajiem vēlāk grūti tikt vaļā.
reason-dominoes-draw = Tavā rokā nekas neder.
reason-dominoes-pass = Nekas neder, un vairs nav ko vilkt.
