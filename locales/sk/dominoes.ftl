option-dominoes-starter-draws = Začínajúci ťahá druhý kameň
option-dominoes-starter-draws-about = Kto začína dublom a nemá k nemu vhodný kameň, ťahá, kým nepríde. Podľa pravidiel sa vtedy nepridá nič.
option-dominoes-may-draw-anyway = Ťahať sa smie vždy
option-dominoes-may-draw-anyway-about = Ťahať sa smie, aj keď je v ruke vhodný kameň. Podľa pravidiel musí priložiť každý, kto môže.
option-dominoes-match = Zápas na viac kôl
option-dominoes-match-about = Víťaz kola získa bodky, ktoré zostali ostatným v ruke (dubly sa rátajú raz), kým niekto nedosiahne cieľ.
option-dominoes-target = Cieľ
option-dominoes-target-about = Súčet, ktorý vyhráva zápas.
refused-dominoes-round-over = Kolo sa skončilo.
refused-dominoes-drawing = Práve sa ťahá kameň.
refused-dominoes-start = Kolo sa začína kameňom { $tile }.
refused-dominoes-started = Rad sa už začal.
refused-dominoes-not-held = Kameň { $tile } nemáš.
refused-dominoes-drawn-tile = Potiahnutý kameň { $drawn } pasuje: prilož ho.
refused-dominoes-equal-ends = Na oboch koncoch je { $right }: { $tile } sa dá priložiť len jedným spôsobom.
refused-dominoes-other-end = { $tile } pasuje len na druhý koniec.
refused-dominoes-second = Druhý kameň musí pasovať k začiatočnému dublu; { $tile } nepasuje.
refused-dominoes-no-match = { $tile } nepasuje na otvorené konce { $left } a { $right }.
refused-dominoes-stock-empty = Už nie je čo ťahať.
refused-dominoes-must-lay = Máš vhodný kameň: prilož ho.
refused-dominoes-must-draw = Ešte sú kamene na ťahanie: pred vynechaním ťahaj.
refused-dominoes-no-luck = Teraz sa nič neťahá.
refused-dominoes-not-in-stock = { $tile } nie je v zásobe.
refused-dominoes-tile-twice = { $tile } je tu dvakrát.
refused-dominoes-deal = Počet kameňov pre každého: { $count }.
refused-dominoes-hands = „{ $field }“ potrebuje jednu ruku pre každé miesto (spolu { $seats }).
refused-dominoes-position-field = „{ $field }“ chýba, je zadané dvakrát, je neznáme alebo sa nedá prečítať.
refused-dominoes-position = { $why ->
    [tiles] Niektorý kameň je na dvoch miestach.
    [line] Kamene v rade k sebe nepasujú.
    [hands] Niektorá ruka má nemožnú veľkosť.
    [stage] To, čo má nasledovať, nesúhlasí s radom a rukami.
    [drawn] Potiahnuté kamene nesúhlasia s radom a rukami.
    [known] To, čo sa vie o ruke, neplatí.
    [totals] Žiadny zápas nemá takéto kolá a súčty.
    [last] Predošlé kolo sa tak nemohlo skončiť.
   *[other] Takáto pozícia nemôže existovať.
}
text-dominoes-tile = Stĺpec { $column }: očakáva sa kameň, napríklad 9-4.
text-dominoes-which-end = Stĺpec { $column }: { $tile } pasuje na oba konce; napíš left alebo right.
told-dominoes-deal = Kolo { $round }: každý si berie kamene, počet { $count }.
told-dominoes-start = { $player } začína kameňom { $tile }.
told-dominoes-lay = { $player } prikladá { $tile }. Otvorené konce: { $left } a { $right }.
told-dominoes-out = { $player } prikladá { $tile } a nemá už žiadny kameň.
told-dominoes-block = { $player } prikladá { $tile } a nikto už nemôže priložiť.
told-dominoes-draw = { $player } ťahá.
told-dominoes-drew = { $player } berie { $tile }.
told-dominoes-drew-hidden = { $player } berie kameň.
told-dominoes-pass = { $player } vynecháva: nemá { $left } ani { $right }.
score-dominoes-left = { $tile } zostal v ruke
score-dominoes-double-left = { $tile } zostal v ruke; z dublu sa ráta jedna polovica
score-dominoes-earlier = { $count ->
    [one] Prvé kolo
    [few] Prvé { $count } kolá
   *[other] Prvých { $count } kôl
}
score-dominoes-hand = Kolo { $round }: zostatok v ruke – { $player }
reason-dominoes-out = Je to tvoj posledný kameň: kolo je tvoje.
reason-dominoes-starves = { $player } k nemu nemôže mať vhodný kameň.
reason-dominoes-lacks = { $player }: číslo { $number } v ruke chýbalo a odvtedy neprišlo.
reason-dominoes-rare = { $count ->
    [0] Mimo tvojej ruky už nie je žiadne iné { $number }.
    [one] Mimo tvojej ruky je už len { $count } kameň s číslom { $number }.
    [few] Mimo tvojej ruky sú už len { $count } kamene s číslom { $number }.
   *[other] Mimo tvojej ruky je už len { $count } kameňov s číslom { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Potom pasuje { $count } kameň z tvojej ruky.
    [few] Potom pasujú { $count } kamene z tvojej ruky.
   *[other] Potom pasuje { $count } kameňov z tvojej ruky.
}
reason-dominoes-keeps-none = Potom nepasuje žiadny z tvojich kameňov.
reason-dominoes-double = Dublov sa neskôr ťažko zbavíš.
reason-dominoes-draw = Z tvojej ruky nepasuje nič.
reason-dominoes-pass = Nič nepasuje a nie je čo ťahať.
