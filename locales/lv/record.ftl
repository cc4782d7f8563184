### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, rinda { $line }, kolonna { $column }:
record-place-line = { $file }, rinda { $line }:
record-format = Pirmajai rindai jābūt „{ $expected }”.
record-header = „{ $text }” nav galvenes rinda: raksti nosaukums: vērtība.
record-header-twice = „{ $name }” jau ir rindā { $earlier }.
record-missing = Galvenē trūkst „{ $name }”.
record-number = „{ $text }” nav skaitlis, kas šeit der.
record-per-seat = „{ $name }” vajag pa skaitlim katrai vietai (vietas: { $seats }).
record-event = „{ $text }” nav notikums: raksti „* izloze” vai „vieta gājiens”.
record-seat = „{ $text }” nav vieta; vietu skaits ir { $seats }, skaitot no 0.
record-eyes = Šis pieraksts rāda tikai to, ko redzēja viens skatītājs; vēlreiz noskatīties var tikai pilnu pierakstu.
record-rules = Pierakstītā spēle spēlēta pēc noteikumu versijas { $rules }; šī programma zina versiju { $known }.
record-draw = Pierakstā ir „{ $recorded }”, bet atklātais noslēpums dod „{ $fair }”.
record-no-fairness = Pierakstam nav noslēpuma nospieduma, tāpēc izlozes nevar pārbaudīt.
record-no-secret = Noslēpums nav atklāts, tāpēc izlozes vēl nevar pārbaudīt.
record-secret = Noslēpums nav 64 heksadecimāli cipari.
record-commitment = Noslēpums neatbilst nospiedumam: tā jaucējvērtība ir cita.
record-unfinished = Pierakstam ir rezultāts, bet spēle nav beigusies.
record-result = Rezultāts ir nepareizs: vietas ir { $places } un punkti { $points }.
record-beside = „{ $text }” nav nekas, ko varētu izdarīt spēlētājs vai pulkstenis.
record-ending = „{ $text }” nav beigas. Iespējams: { $possible }.
record-ending-wrong = Spēle tā nebeidzās.
record-whose-eyes = „{ $text }” nav skatpunkts: raksti vietas numuru vai „onlooker”.
record-out = Šīs vietas spēlētājs jau bija izstājies.
record-seal = Zīmogs neatbilst: šajā pierakstā kaut kas ir mainīts.
record-verify-position = Pieraksts sākas no izvēlētas pozīcijas, tāpēc tā izlozes nevar pārbaudīt.
record-other = „{ $name }” nav tas, ko rādīja galds: pieraksts ir mainīts vai ir no citas spēles.

## Logs that cannot be read

log-start = Žurnāls nesākas ar galda izveidi.
log-empty = Žurnāls ir tukšs.
log-gap = Žurnālā trūkst notikuma; vajadzēja būt numuram { $expected }.
log-seat = Žurnālā minēta vieta { $seat }, kuras šim galdam nav.
