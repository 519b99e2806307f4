export const australiaAndAmericaModels = `
Avan: Aliner, Applause, Aspire, Cruiseliner, Erin, Ovation, Owen, Ray, Weekender
Buick: Century, Electra, LeSabre, Regal, Riviera, Skylark, Special, Wildcat
Cadillac: ATS, BLS, CTS, DeVille, Eldorado, Escalade, Fleetwood, LYRIQ, OPTIQ, Seville, SRX, VISTIQ
Chevrolet: Astro, Avalanche, Bel Air, Blazer, C10, Camaro, Caprice, Chevelle, Colorado, Corvette,
  El Camino, Express, Impala, Malibu, Nova, Silverado, Silverado 1500, Silverado 2500, Silverado 3500,
  SSR, Suburban, Tahoe, Trailblazer
Chrysler: 300, 300C, Centura, Charger, Crossfire, Galant, Grand Voyager, Neon, New Yorker, PT Cruiser,
  Royal, Sebring, Sigma, Valiant, Viper, Voyager
Coromal: Appeal, Element, Lifestyle, Magnum, Pioneer, Princeton, Pursuit, Silhouette, Soul Seeker,
  Thrill Seeker
Crusader: Aristocrat, Chameleon, Excalibur, Gladiator, Inspire, Manhattan, Musketeer, Prince
Dodge: Avenger, Caliber, Challenger, Charger, Dart, Durango, Grand Caravan, Journey, Magnum, Nitro,
  Phoenix, Viper
Ford: Anglia, Bronco, Capri, Compact Fairlane, Consul, Corsair, Cortina, Cougar, Courier, Customline,
  E-Transit, E-Transit Custom, Econovan, EcoSport, Edge, Endura, Escape, Escort, Everest, Explorer, F-100,
  F-150, F-250, F-350, F-450, Fairlane, Fairmont, Falcon, Festiva, Fiesta, Focus, Fusion, Galaxie, GT, Ka,
  Kuga, Landau, Laser, LTD, Maverick, Model A, Model T, Mondeo, Mustang, Mustang Mach-E, Prefect, Probe,
  Puma, Raider, Ranger, Taurus, Telstar, Territory, Thunderbird, Tourneo, Trader, Transit,
  Transit Courier, Transit Custom, Zephyr, Zodiac
FPV: Cobra, F6, Force 6, Force 8, GS, GT, GT-E, GT-F, GT-P, Pursuit, Super Pursuit, Typhoon
Freightliner: Argosy, Cascadia, Century, Columbia, Coronado, FL112
GMC: Sierra, Suburban, Terrain, Yukon
Holden: 48-215, Acadia, Adventra, Apollo, Astra, Barina, Barina Spark, Belmont, Berlina, Brougham, Calais,
  Calibra, Camira, Caprice, Captiva = Captiva 7, Captiva 5, Cascada, Colorado, Colorado 7, Combo,
  Commodore, Crewman, Cruze, Drover, EH, EJ, EK, Epica, Equinox, FB, FC, FE, FJ, Frontera, Gemini, HD, HG,
  HJ, HK, HQ, HR, HT, HX, HZ, Insignia, Jackaroo, Kingswood, Malibu, Monaro, Monterey, Nova, One Tonner,
  Premier, Rodeo, Sandman, Scurry, Shuttle, Spark, Statesman, Suburban, Sunbird, Tigra, Torana,
  Trailblazer, Trax, Ute, Vectra, Viva, Volt, WB, Zafira
HSV: Avalanche, Camaro, ClubSport, Colorado = Colorado SportsCat / SportsCat, Coupe, Grange, GTO, GTS,
  GTSR, Jackaroo, Maloo, Manta, Senator, Silverado, Statesman, VXR
Hummer: EV, H1, H2, H3
International: 9200, 9400, Acco, LT, ProStar, Scout, Travelall
Jayco: All Terrain, Conquest, CrossTrak, Dove, Eagle, Expanda, Finch, Flamingo, Freedom, Hawk, J-Pod,
  Journey, Journey Outback, Lark, Optimum, Outback, Penguin, Silverline, Starcraft, Sterling, Swan, Swift
Jeep: Avenger, Cherokee, CJ, Comanche, Commander, Compass, Gladiator, Grand Cherokee, Grand Wagoneer, J20,
  Patriot, Renegade, Wrangler
Kenworth: C509, K104, K108, K200, K220, T350, T358, T359, T400, T401, T404, T408, T409, T410, T600, T604,
  T608, T609, T610, T650, T658, T659, T900, T904, T908, T909, T950
Lincoln: Aviator, Continental, MKX, Navigator, Town Car
Mack: Anthem, CLR, Granite, Metro-Liner, Super-Liner, Trident, Vision
New Age: Big Red, Bilby, Gecko, Manta Ray, Oz Classic, Road Owl, Wallaby
Oldsmobile: 442, Cutlass, Delta, Toronado
Plymouth: Barracuda, Belvedere, Fury, Prowler, Road Runner
Pontiac: Bonneville, Catalina, Fiero, Firebird, Grand Prix, GTO, Laurentian, Parisienne, Trans Am
RAM: 1500, 2500, 3500, ProMaster
Supreme: Classic, Executive, Getaway, Spirit, Territory
Tesla: Cybertruck, Model 3, Model S, Model X, Model Y, Roadster
Western Star: 4800, 4900, 5800, 6900, X-Series
Winnebago: Balmoral, Burleigh, Cottesloe, Iluka, Jervis, Leisure Seeker
`;
