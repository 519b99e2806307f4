const setOf = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));

/** Models that are only sold with an electric motor. */
const ELECTRIC_MODELS = setOf(
  'Abarth 500e, Alpine A290, Audi e-tron, Audi e-tron GT, Audi RS e-tron GT, Audi A6 e-tron, Audi Q4 e-tron, ' +
    'Audi Q6 e-tron, Audi Q8 e-tron, Audi SQ6 e-tron, BMW i4, BMW i5, BMW i7, BMW iX, BMW iX1, BMW iX2, BMW iX3, ' +
    'BYD Atto 1, BYD Atto 2, BYD Atto 3, BYD Dolphin, BYD e6, BYD Seal, BYD Seagull, BYD Sealion 7, BYD T3, ' +
    'Cadillac LYRIQ, Cadillac OPTIQ, Cadillac VISTIQ, Chery Omoda 5 E, Cupra Born, Cupra Tavascan, Fiat 500e, Fiat 600e, ' +
    'Ford E-Transit, Ford E-Transit Custom, Ford Mustang Mach-E, Geely EX2, Geely EX5, Genesis GV60, GWM Ora, GWM Ora 5, ' +
    'Hyundai INSTER, Hyundai IONIQ 5, Hyundai IONIQ 6, Hyundai IONIQ 9, Jaguar I-Pace, Kia EV3, Kia EV4, Kia EV5, ' +
    'Kia EV6, Kia EV9, Kia PV5, KGM Musso EV, LDV eDeliver 7, LDV eDeliver 9, LDV eT60, LDV MIFA 9, Leapmotor B05, ' +
    'Leapmotor B10, Lexus RZ, Lotus Eletre, Lotus Emeya, Mazda Mazda6e, Mercedes-Benz EQA, Mercedes-Benz EQB, ' +
    'Mercedes-Benz EQC, Mercedes-Benz EQE, Mercedes-Benz EQE SUV, Mercedes-Benz EQS, Mercedes-Benz EQS SUV, ' +
    'Mercedes-Benz EQV, Mercedes-Benz eSprinter, Mercedes-Benz eVito, MG Cyberster, MG IM5, MG IM6, MG MG4, MG S5, ' +
    'MG ZS EV, Mitsubishi i-MiEV, Nissan Ariya, Nissan E-NV200, Nissan LEAF, Nissan Sakura, Peugeot e-208, Peugeot e-2008, ' +
    'Peugeot e-308, Peugeot e-3008, Peugeot e-5008, Peugeot e-Expert, Peugeot e-Partner, Polestar 2, Polestar 3, ' +
    'Polestar 4, Polestar 5, Porsche Taycan, Renault Megane E-Tech, Renault Scenic E-Tech, Renault Zoe, Rolls-Royce Spectre, ' +
    'Skoda Elroq, Skoda Enyaq, Skoda Enyaq Coupe, Smart #1, Smart #3, Smart #5, Subaru Solterra, Suzuki e Vitara, ' +
    'Tesla Cybertruck, Tesla Model 3, Tesla Model S, Tesla Model X, Tesla Model Y, Toyota BZ3X, Toyota bZ4X, ' +
    'Volkswagen ID.3, Volkswagen ID.4, Volkswagen ID.5, Volkswagen ID.7, Volkswagen ID. Buzz, Volkswagen ID. Buzz Cargo, ' +
    'Volvo EC40, Volvo ES90, Volvo EX30, Volvo EX40, Volvo EX90, Xpeng G6, Xpeng G9, Xpeng X9, Zeekr 001, Zeekr 009, ' +
    'Zeekr 7X, Zeekr X',
);

/** Models that are only sold as hybrids that cannot be plugged in. */
const HYBRID_MODELS = setOf(
  'Honda CR-Z, Honda Insight, Lexus CT, Toyota Aqua, Toyota Prius, Toyota Prius Alpha, Toyota Prius C, Toyota Prius V, Toyota Sai',
);

export const isElectricModel = (make: string, model: string): boolean =>
  ELECTRIC_MODELS.has(`${make} ${model}`);

export const isHybridModel = (make: string, model: string): boolean => HYBRID_MODELS.has(`${make} ${model}`);
