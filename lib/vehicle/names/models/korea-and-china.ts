export const koreaAndChinaModels = `
BYD: Atto 1, Atto 2, Atto 3, Dolphin, e6, M3, Seagull, Seal, Seal 6, Sealion 5, Sealion 6, Sealion 7,
  Sealion 8, Shark 6 = Shark, T3
Chery: C5, E5, J3, J11, Omoda 5, Omoda 5 E = Omoda E5, Tiggo 4, Tiggo 4 Pro, Tiggo 7, Tiggo 7 Pro,
  Tiggo 8, Tiggo 8 Pro, Tiggo 8 Pro Max
Daewoo: Cielo, Espero, Kalos, Lacetti, Lanos, Leganza, Matiz, Musso, Nubira, Tacuma
Deepal: E07, S05, S07
Denza: B5, B8, D9
Foton: Aumark, Mars, SUP, Tunland, Tunland V7, Tunland V9, View
Geely: EX2, EX5, Galaxy, MK, Starray
Genesis: G70, G80, G90, GV60, GV70, GV80
Great Wall: SA220, Steed, V200, V240, X200, X240
GWM: Cannon = Ute Cannon, Cannon Alpha = Ute Cannon Alpha, Cannon-L = Ute Cannon-L,
  Cannon-X = Ute Cannon-X, Haval H6, Haval H6GT = Haval H6 GT, Haval H7, Haval Jolion, Haval Jolion Pro,
  Ora, Ora 5, Tank 300, Tank 500, Ute, Wey 07
Haval: Big Dog, H2, H6, H6GT = H6 GT, H7, H8, H9, Jolion
Hyundai: Accent, County, Coupe, Creta, Elantra, Excel, Genesis, Getz, Grandeur, HD, i20, i30, i40, i45,
  iLoad, iMax, INSTER, IONIQ, IONIQ 5, IONIQ 6, IONIQ 9, ix35, Kona, Lantra, Mighty = Trucks Mighty, Nexo,
  Palisade, Pavise, S-Coupe, Santa Cruz, Santa Fe, Sonata, Staria, Staria Load, Terracan, Tiburon, Trajet,
  Tucson, Veloster, Venue, Xcient
JAC: Hunter, J3, N55, N75, N90, T8, T9
Jaecoo: J5, J7, J8
KGM: Actyon, Korando, Musso, Musso EV, Rexton, Tivoli, Torres
Kia: Carens, Carnival, Ceed, Cerato, Cerato Koup, Credos, EV3, EV4, EV5, EV6, EV9, Grand Carnival, K4,
  K2700, K2900, Magentis, Mentor, Niro, Optima, Picanto, Pregio, PV5, Rio, Rondo, Seltos, Sorento, Soul,
  Spectra, Sportage, Stinger, Stonic, Tasman
LDV: D90, Deliver 7, Deliver 9, eDeliver 7, eDeliver 9, eT60, G10, MIFA, MIFA 9, T60, Terron 9, V80
Leapmotor: B05, B10, C10
Mahindra: Genio, Pik-Up, S11, Scorpio, Thar, XUV300, XUV500, XUV700, XUV 3XO
MG: Cyberster, F = MGF, GS, HS, HS Plus EV, IM5, IM6, MG3 = 3, MG4 = 4, MG5 = 5, MG6 = 6, MG7 = 7, QS, RV8, S5, TF = MGTF,
  U9, ZS, ZS EV, ZST
Omoda: 5, 7, 9
Proton: Exora, Gen.2, Jumbuck, M21, Persona, Preve, S16, Satria, Savvy, Suprima, Waja
SsangYong: Actyon, Actyon Sports, Chairman, Korando, Kyron, Musso, Rexton, Rodius, Stavic, Tivoli,
  Tivoli XLV, Torres
SWM: G01, G05
Tata: Xenon
Xpeng: G6, G9, X9
Zeekr: 001, 7X, 009, X
`;
