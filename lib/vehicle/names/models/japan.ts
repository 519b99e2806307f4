export const japanModels = `
Daihatsu: Applause, Charade, Copen, Cuore, Delta, Feroza, Handi, Hijet, Mira, Move, Pyzar, Rocky, Sirion,
  Terios, YRV
Datsun: 180B, 200B, 240Z, 260Z, 280ZX, 1200, 1600, Sunny
Fuso: Canter, Fighter, Rosa, Shogun
Hino: 300 Series = 300, 500 Series = 500, 700 Series = 700, Dutro, Liesse, Poncho, Ranger
Honda: Accord, Accord Euro, City, Civic, CR-V, CR-X, CR-Z, CRF, Element, Fit, Freed, HR-V, Insight,
  Integra, Jazz, Legend, MDX, N-Box, N-One, NSX, Odyssey, Prelude, S660, S2000, Shuttle,
  Step WGN = Stepwagon, Stream, Vezel, ZR-V
Infiniti: FX, FX37, FX50, G37, M35, Q30, Q50, Q60, Q70, QX30, QX50, QX56, QX60, QX70, QX80
Isuzu: D-MAX, Elf, F Series, Forward, FRD, FRR, FSD, FSR, FSS, FTR, FTS, FVD, FVL, FVR, FVY, FVZ, FXD,
  FXL, FXR, FXY, FXZ, FYH, FYJ, FYX, Giga, Journey, MU, MU-X, N Series, NH, NKR, NLR, NLS, NMR, NNR, NPR,
  NPS, NQR, Wizard
Lexus: CT, ES, GS, GX, IS, LBX, LC, LFA, LM, LS, LX, NX, RC, RX, RZ, SC, TX, UX
Mazda: 121, 323, 626, Axela, B2500, B2600, Bongo, Bravo, BT-50, CX-3, CX-5, CX-7, CX-8, CX-9, CX-30,
  CX-60, CX-70, CX-80, CX-90, Demio, E2000, E-Series, Eunos, Flair, Mazda2 = 2, Mazda3 = 3, Mazda6 = 6,
  Mazda6e = 6e, MPV, MX-5, MX-6, MX-30, Premacy, RX-7, RX-8, T-Series, Tribute
Mitsubishi: 380, ASX, Challenger, Colt, Cordia, Delica, Delica D5 = Delica D:5, Diamante, Eclipse,
  Eclipse Cross, eK, Express, FTO, Galant, Grandis, GTO, i-MiEV, L200, L300, Lancer, Magna, Minicab,
  Mirage, Nimbus, Outlander, Pajero, Pajero iO, Pajero Mini, Pajero Sport, RVR, Sigma, Starwagon, Triton,
  Verada
Nissan: 180SX, 200SX, 280ZX, 300ZX, 350Z, 370Z, Almera, Altima, Ariya, Bluebird, Caravan, Cedric, Cefiro,
  Clipper, Cube, Dayz, Dualis, E-NV200, Elgrand, Fairlady Z, Figaro, Fuga, Gloria, GT-R, Juke, Kicks,
  Lafesta, Latio, LEAF, Maxima, Micra, Murano, Navara, Note, NV200, NV350, Pathfinder, Patrol, Pintara,
  Pulsar, Qashqai, Qashqai+2 = Qashqai +2, Sakura, Serena, Silvia, Skyline, Stagea, Sylphy, Teana,
  Terrano, Tiida, Urvan, Vanette, Wingroad, X-Trail, Z
Subaru: BRZ, Crosstrek, Exiga, Forester, Impreza, Legacy, Leone, Levorg, Liberty, Outback, Sambar,
  Solterra, SVX, Trezia, Tribeca, WRX, XV
Suzuki: Alto, APV, Baleno, Cappuccino, Carry, Celerio, e Vitara, Ertiga, Every, Fronx, Grand Vitara,
  Hustler, Ignis, Jimny, Jimny XL, Kizashi, Lapin, Liana, S-Cross = SX4 S-Cross, Sierra, Spacia, Splash,
  Swift, SX4, Vitara, Wagon R+ = Wagon R, XL-7
Toyota: 4Runner, 86 = GT86, Allion, Alphard, Altezza, Aqua, Aristo, Aurion, Auris, Avalon, Avensis,
  Avensis Verso, bB, Belta, Blade, BZ3X, bZ4X, C-HR, Caldina, Cami, Camry, Carina, Celica, Celsior,
  Century, Chaser, Coaster, Commuter, Corolla, Corolla Cross, Corolla Fielder, Corolla Rumion, Corona,
  Cressida, Cresta, Crown, Dyna, Echo, Esquire, Estima, FJ Cruiser, Fortuner, GR86 = GR 86, GR Corolla,
  GR Supra, GR Yaris, Granvia, Harrier, HiAce, Highlander, HiLux, HiLux Surf, Ipsum, Isis, Ist, JPN Taxi,
  Kluger, LandCruiser, LandCruiser 70 Series = LandCruiser 70, LandCruiser Prado = Prado, Lexcen, LiteAce,
  Mark II, Mark X, MR2, MR-S, Noah, Paseo, Passo, Porte, Previa, Prius, Prius Alpha, Prius C, Prius V,
  Probox, Ractis, Raize, RAV4, Regius, Roomy, Rukus, Rush, Sai, Sienna, Sienta, Soarer, Spacia, Spade,
  Sprinter, Starlet, Succeed, Supra, Tacoma, Tank, Tarago, Tercel, Tiara, TownAce, Tundra, Vellfire,
  Verossa, Vitz, Voltz, Voxy, Wish, Yaris, Yaris Cross
UD Trucks: Condor, Croner, PK, PW, Quester, Quon
`;
