export const europeModels = `
Abarth: 124 Spider, 500e, 595, 695
Alfa Romeo: 4C, 33, 75, 145, 147, 155, 156, 159, 164, 166, Alfetta, Brera, Giulia, Giulietta, GT, GTV,
  Junior, MiTo, Spider, Stelvio, Tonale
Alpine: A110, A290
Aston Martin: Cygnet, DB7, DB9, DB11, DB12, DBS, DBX, One-77, Rapide, V8 Vantage, V12 Vantage, Vanquish,
  Vantage, Virage
Audi: 80, 100, A1, A2, A3, A4, A4 Allroad, A5, A6, A6 Allroad, A6 e-tron, A7, A8, Allroad, Cabriolet,
  e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, Q8 e-tron, R8, RS 3, RS 4, RS 5, RS 6,
  RS 7, RS e-tron GT, RS Q3, RS Q5, RS Q8, S1, S3, S4, S5, S6, S7, S8, SQ2, SQ5, SQ6 e-tron, SQ7, SQ8, TT,
  TT RS, TTS
Austin: 1800, A30, A40, Kimberley, Lancer, Princess, Seven
Bentley: Arnage, Azure, Bentayga, Brooklands, Continental, Flying Spur, Mulsanne, Turbo R
BMW: 1 Series = 1, 2 Series = 2, 3 Series = 3, 4 Series = 4, 5 Series = 5, 6 Series = 6, 7 Series = 7,
  8 Series = 8, i3, i4, i5, i7, i8, iX, iX1, iX2, iX3, M2, M3, M4, M5, M6, M8, X1, X2, X3, X4, X5, X6, X7,
  XM, Z3, Z4, Z8
Citroen: 2CV, AX, Berlingo, BX, C2, C3, C3 Aircross, C3 Picasso, C4, C4 Aircross, C4 Cactus, C4 Picasso,
  C4 X, C5, C5 Aircross, C5 X, C6, C-Elysee, Dispatch, DS, DS3, DS4, DS5, Grand C4 Picasso, Xantia, Xsara
Cupra: Ateca, Born, Formentor, Leon, Tavascan, Terramar
DAF: CF, LF, XF, XG
Daimler: Double Six, Sovereign, V8
Ferrari: 12Cilindri, 296, 328, 348, 355, 360, 430, 456, 458, 488, 512, 550, 575, 599, 612, 812, 849,
  California, Enzo, F8, F12, F40, F50, F355, F430, FF, GTC4Lusso, LaFerrari, Mondial, Portofino,
  Purosangue, Roma, SF90, Testarossa
Fiat: 124, 124 Spider, 500, 500C, 500e, 500L, 500X, 595, 600e, Abarth 500, Croma, Doblo, Ducato, Freemont,
  Multipla, Panda, Punto, Ritmo, Scudo, X1/9
Ineos: Grenadier, Quartermaster
Iveco: Acco, Daily, Delta, Eurocargo, Eurotech, PowerStar, S-Way, Stralis, Trakker, X-Way
Jaguar: E-Pace, E-Type, F-Pace, F-Type, I-Pace, Mark 2, Mark II, S-Type, Sovereign, X-Type, XE, XF, XFR,
  XJ, XJ6, XJ8, XJ12, XJ40, XJR, XJS, XK, XK8, XKR, XKR-S
Lamborghini: Aventador, Countach, Diablo, Gallardo, Huracan, Jalpa, LM002, Murcielago, Revuelto,
  Temerario, Urus
Land Rover: 110, Defender, Discovery, Discovery 2, Discovery 3, Discovery 4, Discovery Sport, Freelander,
  Freelander 2, Perentie, Range Rover, Range Rover Evoque = Evoque, Range Rover Sport,
  Range Rover Velar = Velar
Lotus: Eclat, Elan, Eletre, Elise, Emeya, Emira, Esprit, Europa, Evora, Exige
MAN: TGA, TGE, TGL, TGM, TGS, TGX
Maserati: 3200 GT, 4200, Biturbo, Ghibli, GranCabrio, GranSport, GranTurismo, Grecale, Levante, MC20,
  MCPura, Quattroporte, Spyder
McLaren: 540C, 570GT, 570S, 600LT, 620R, 650S, 675LT, 720S, 750S, 765LT, Artura, Elva, GT, GTS, MP4-12C,
  P1, Senna
Mercedes-Benz: 180, 190, 190E, 220, 230, 250, 260E, 280, 280CE, 280SE, 300, 300CE, 300D, 300E, 300SE,
  380SL, 420SEL, 450SL, 450SLC, 500SL, 560SEL, A-Class, Actros, AMG GT = GT, Arocs, Atego, Axor, B-Class,
  C-Class, Citan, CL = CL-Class, CLA = CLA-Class, CLC = CLC-Class, CLE = CLE-Class, CLK = CLK-Class,
  CLS = CLS-Class, E-Class, Econic, EQA, EQB, EQC, EQE, EQE SUV, EQS, EQS SUV, EQV, eSprinter, eVito,
  G-Class, GL = GL-Class, GLA = GLA-Class, GLB = GLB-Class, GLC = GLC-Class, GLE = GLE-Class,
  GLK = GLK-Class, GLS = GLS-Class, M-Class, Marco Polo, MB, R-Class, S-Class, SL = SL-Class,
  SLC = SLC-Class, SLK = SLK-Class, SLR, SLS, Sprinter, V-Class, Valente, Vario, Viano, Vito, X-Class
MINI: Aceman, Clubman, Cooper, Countryman, Coupe, John Cooper Works, One, Paceman, Ray, Roadster
Morgan: 4/4, Aero 8, Plus 4, Plus 6, Plus 8, Plus Four, Plus Six, Roadster, Super 3
Opel: Astra, Corsa, Insignia, Zafira
Peugeot: 106, 205, 206, 207, 208, 306, 307, 308, 405, 406, 407, 408, 504, 505, 508, 605, 607, 2008, 3008,
  4007, 4008, 5008, Boxer, e-208, e-308, e-2008, e-3008, e-5008, e-Expert, e-Partner, Expert, Partner, RCZ
Polestar: 1, 2, 3, 4, 5
Porsche: 356, 550, 718, 911, 912, 914, 918, 924, 928, 930, 944, 959, 968, Boxster, Carrera GT, Cayenne,
  Cayman, Macan, Panamera, Taycan
Renault: 10, 12, 16, 19, 21, 25, Alaskan, Arkana, Austral, Captur, Clio, Duster, Fluence, Fuego,
  Grand Scenic, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Megane, Megane E-Tech, Scenic,
  Scenic E-Tech, Symbioz, Trafic, Twingo, Wind, Zoe
Rolls-Royce: Camargue, Corniche, Cullinan, Dawn, Ghost, Phantom, Silver Cloud, Silver Dawn, Silver Seraph,
  Silver Shadow, Silver Spirit, Silver Spur, Spectre, Wraith
Rover: 75, 416, 825, 827, Quintet
Saab: 9-3, 9-4X, 9-5, 900, 9000
Scania: G-Series, K-Series, L-Series, P-Series, R-Series, S-Series
Seat: Cordoba, Ibiza, Leon, Toledo
Skoda: Elroq, Enyaq, Enyaq Coupe, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb,
  Yeti
Smart: #1, #3, #5, Crossblade, Forfour, Fortwo, Roadster
Triumph: 2000, 2500, Dolomite, Herald, Spitfire, Stag, TR2, TR3, TR4, TR5, TR6, TR7, TR8
TVR: Cerbera, Chimaera, Griffith, Tuscan
Volkswagen: Amarok, Arteon, Beetle, Bora, Caddy, California, Caravelle, CC, Citivan, Corrado, Crafter,
  Eos, Golf, Golf Plus, Grand California, ID.3, ID.4, ID.5, ID.7, ID. Buzz, ID. Buzz Cargo, Jetta,
  Karmann Ghia, Kombi, Multivan, Passat, Passat CC, Polo, Scirocco, T-Cross, T-Roc, Tayron, Tiguan,
  Tiguan Allspace, Touareg, Transporter, Type 3, Up! = Up, Vento
Volvo: 122, 142, 144, 164, 240, 244, 245, 262, 264, 440, 740, 760, 780, 850, 940, 960, C30, C40, C70,
  EC40, ES90, EX30, EX40, EX90, FE, FH, FL, FM, FMX, P1800, S40, S60, S70, S80, S90, V40,
  V40 Cross Country, V50, V60, V60 Cross Country, V70, V90, V90 Cross Country, XC40, XC60, XC70, XC90
`;
