import { bodyFromText } from './body.ts';
import { isMotorcycleMake } from './motorcycle-makes.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));

/** Models with only one body type, which overrides general terms in feeds. */
const PEOPLE_MOVERS = setOf(
  'Chrysler Grand Voyager, Chrysler Voyager, Honda Odyssey, Honda Step WGN, Hyundai iMax, Hyundai Staria, ' +
    'Kia Carnival, Kia Grand Carnival, Kia Rondo, LDV MIFA, LDV MIFA 9, Mazda MPV, Mercedes-Benz V-Class, ' +
    'Mercedes-Benz Valente, Mercedes-Benz Viano, Mitsubishi Delica, Mitsubishi Delica D5, Nissan Elgrand, ' +
    'Nissan Serena, Toyota Alphard, Toyota Estima, Toyota Granvia, Toyota Noah, Toyota Previa, Toyota Tarago, ' +
    'Toyota Vellfire, Toyota Voxy, Volkswagen Caravelle, Volkswagen Multivan',
);
const UTES = setOf(
  'BYD Shark 6, Chevrolet Silverado, Chevrolet Silverado 1500, Chevrolet Silverado 2500, Ford F-150, Ford F-250, ' +
    'Ford Ranger, Foton Tunland, GWM Cannon, GWM Cannon Alpha, GWM Cannon-L, GWM Cannon-X, GWM Ute, Great Wall V200, ' +
    'Great Wall V240, Great Wall Steed, Holden Colorado, Holden Crewman, Holden Rodeo, Holden Ute, Isuzu D-MAX, ' +
    'Jeep Gladiator, Kia Tasman, LDV T60, JAC T8, JAC T9, KGM Musso, Mahindra Pik-Up, Mazda BT-50, Mitsubishi Triton, Nissan Navara, RAM 1500, RAM 2500, RAM 3500, ' +
    'SsangYong Musso, Tata Xenon, Toyota HiLux, Toyota Tundra, Volkswagen Amarok',
);
const VANS = setOf(
  'BYD T3, Citroen Berlingo, Citroen Dispatch, Fiat Doblo, Fiat Ducato, Fiat Scudo, Ford E-Transit, Ford Transit, ' +
    'Ford Transit Custom, Hyundai Staria Load, Hyundai iLoad, LDV Deliver 7, LDV Deliver 9, LDV V80, LDV eDeliver 7, ' +
    'LDV eDeliver 9, Mercedes-Benz Sprinter, Mercedes-Benz Vito, Mitsubishi Express, Nissan Caravan, Peugeot Boxer, ' +
    'Peugeot Expert, Peugeot Partner, Renault Kangoo, Renault Master, Renault Trafic, Suzuki APV, Suzuki Carry, ' +
    'Suzuki Every, Toyota HiAce, Toyota TownAce, Volkswagen Crafter',
);
const SUVS = setOf(
  'Alfa Romeo Stelvio, Alfa Romeo Tonale, Aston Martin DBX, Audi Q2, Audi Q3, Audi Q4 e-tron, ' +
    'Audi Q5, Audi Q6 e-tron, Audi Q7, Audi Q8, Audi Q8 e-tron, Audi RS Q3, Audi RS Q5, Audi RS Q8, ' +
    'Audi SQ2, Audi SQ5, Audi SQ6 e-tron, Audi SQ7, Audi SQ8, Bentley Bentayga, BMW iX, BMW iX1, ' +
    'BMW iX2, BMW iX3, BMW X1, BMW X2, BMW X3, BMW X4, BMW X5, BMW X6, BMW X7, BMW XM, BYD Atto 2, ' +
    'BYD Atto 3, BYD Sealion 5, BYD Sealion 6, BYD Sealion 7, BYD Sealion 8, Cadillac Escalade, ' +
    'Cadillac LYRIQ, Chery Omoda 5, Chery Omoda 5 E, Chery Tiggo 4, Chery Tiggo 4 Pro, ' +
    'Chery Tiggo 7, Chery Tiggo 7 Pro, Chery Tiggo 8, Chery Tiggo 8 Pro, Chery Tiggo 8 Pro Max, ' +
    'Citroen C3 Aircross, Citroen C4 Aircross, Citroen C5 Aircross, Cupra Ateca, Cupra Formentor, ' +
    'Cupra Tavascan, Cupra Terramar, Daihatsu Terios, Deepal S05, Deepal S07, Denza B5, Denza B8, ' +
    'Dodge Nitro, Fiat 500X, Ford Bronco, Ford EcoSport, Ford Endura, ' +
    'Ford Escape, Ford Everest, Ford Explorer, Ford Kuga, Ford Mustang Mach-E, Ford Puma, ' +
    'Ford Territory, Geely EX5, Geely Starray, Genesis GV60, Genesis GV70, Genesis GV80, GMC Yukon, ' +
    'Great Wall X200, Great Wall X240, GWM Haval H6, GWM Haval H6GT, GWM Haval H7, GWM Haval Jolion, ' +
    'GWM Haval Jolion Pro, GWM Tank 300, GWM Tank 500, Haval H2, Haval H6, Haval H6GT, Haval H7, ' +
    'Haval H8, Haval H9, Haval Jolion, Holden Acadia, Holden Captiva, Holden Captiva 5, ' +
    'Holden Colorado 7, Holden Equinox, Holden Frontera, Holden Jackaroo, Holden Trailblazer, ' +
    'Holden Trax, Honda CR-V, Honda HR-V, Honda MDX, Honda Vezel, Honda ZR-V, Hummer H2, Hummer H3, ' +
    'Hyundai IONIQ 5, Hyundai IONIQ 9, Hyundai ix35, Hyundai Kona, Hyundai Nexo, Hyundai Palisade, ' +
    'Hyundai Santa Fe, Hyundai Terracan, Hyundai Tucson, Hyundai Venue, Ineos Grenadier, ' +
    'Infiniti QX30, Infiniti QX50, Infiniti QX60, Infiniti QX70, Infiniti QX80, Isuzu MU, ' +
    'Isuzu MU-X, Jaecoo J5, Jaecoo J7, Jaecoo J8, Jaguar E-Pace, Jaguar F-Pace, Jaguar I-Pace, ' +
    'Jeep Avenger, Jeep Cherokee, Jeep Commander, Jeep Compass, Jeep Grand Cherokee, Jeep Patriot, ' +
    'Jeep Renegade, Jeep Wrangler, KGM Korando, KGM Rexton, KGM Tivoli, KGM Torres, Kia EV3, ' +
    'Kia EV5, Kia EV6, Kia EV9, Kia Niro, Kia Seltos, Kia Sorento, Kia Sportage, Kia Stonic, ' +
    'Lamborghini Urus, Land Rover Discovery, Land Rover Discovery 2, Land Rover Discovery 3, ' +
    'Land Rover Discovery 4, Land Rover Discovery Sport, Land Rover Freelander, ' +
    'Land Rover Freelander 2, Land Rover Range Rover, Land Rover Range Rover Evoque, ' +
    'Land Rover Range Rover Sport, Land Rover Range Rover Velar, LDV D90, Leapmotor B10, ' +
    'Leapmotor C10, Lexus GX, Lexus LBX, Lexus LX, Lexus NX, Lexus RX, Lexus RZ, Lexus TX, Lexus UX, ' +
    'Lotus Eletre, Mahindra Scorpio, Mahindra XUV 3XO, Mahindra XUV300, Mahindra XUV500, ' +
    'Mahindra XUV700, Maserati Grecale, Maserati Levante, Mazda CX-3, Mazda CX-30, Mazda CX-5, ' +
    'Mazda CX-60, Mazda CX-7, Mazda CX-70, Mazda CX-8, Mazda CX-80, Mazda CX-9, Mazda CX-90, ' +
    'Mazda MX-30, Mazda Tribute, Mercedes-Benz EQA, Mercedes-Benz EQB, Mercedes-Benz EQC, ' +
    'Mercedes-Benz EQE SUV, Mercedes-Benz EQS SUV, Mercedes-Benz G-Class, Mercedes-Benz GL, ' +
    'Mercedes-Benz GLA, Mercedes-Benz GLB, Mercedes-Benz GLC, Mercedes-Benz GLE, Mercedes-Benz GLK, ' +
    'Mercedes-Benz GLS, Mercedes-Benz M-Class, MG GS, MG HS, MG HS Plus EV, MG QS, MG S5, MG ZS, ' +
    'MG ZS EV, MG ZST, MINI Aceman, MINI Countryman, Mitsubishi ASX, Mitsubishi Challenger, ' +
    'Mitsubishi Eclipse Cross, Mitsubishi Outlander, Mitsubishi Pajero, Mitsubishi Pajero Sport, ' +
    'Nissan Ariya, Nissan Dualis, Nissan Juke, Nissan Kicks, Nissan Murano, Nissan Pathfinder, ' +
    'Nissan Qashqai, Nissan Qashqai+2, Nissan Terrano, Nissan X-Trail, Omoda 5, Omoda 7, Omoda 9, ' +
    'Peugeot 2008, Peugeot 3008, Peugeot 4007, Peugeot 4008, Peugeot 5008, Peugeot e-2008, ' +
    'Peugeot e-3008, Peugeot e-5008, Polestar 3, Porsche Cayenne, Porsche Macan, Renault Arkana, ' +
    'Renault Austral, Renault Captur, Renault Duster, Renault Kadjar, Renault Koleos, ' +
    'Renault Symbioz, Rolls-Royce Cullinan, Skoda Elroq, Skoda Enyaq, Skoda Kamiq, Skoda Karoq, ' +
    'Skoda Kodiaq, Skoda Yeti, Smart #1, Smart #3, Smart #5, SsangYong Actyon, SsangYong Korando, ' +
    'SsangYong Kyron, SsangYong Rexton, SsangYong Tivoli, SsangYong Tivoli XLV, SsangYong Torres, ' +
    'Subaru Crosstrek, Subaru Forester, Subaru Solterra, Subaru Tribeca, Subaru XV, Suzuki e Vitara, ' +
    'Suzuki Fronx, Suzuki Grand Vitara, Suzuki Ignis, Suzuki Jimny, Suzuki Jimny XL, Suzuki S-Cross, ' +
    'Suzuki Vitara, SWM G01, SWM G05, Tesla Model X, Tesla Model Y, Toyota bZ4X, Toyota C-HR, ' +
    'Toyota Corolla Cross, Toyota FJ Cruiser, Toyota Fortuner, Toyota Harrier, Toyota Kluger, ' +
    'Toyota LandCruiser Prado, Toyota Raize, Toyota RAV4, Toyota Rush, Toyota Yaris Cross, ' +
    'Volkswagen ID.4, Volkswagen ID.5, Volkswagen T-Cross, Volkswagen T-Roc, Volkswagen Tayron, ' +
    'Volkswagen Tiguan, Volkswagen Tiguan Allspace, Volkswagen Touareg, Volvo EC40, Volvo EX30, ' +
    'Volvo EX40, Volvo EX90, Volvo XC40, Volvo XC60, Volvo XC70, Volvo XC90, Xpeng G6, Xpeng G9, ' +
    'Zeekr 7X, Zeekr X',
);
/** SUVs that are also sold as utes, so an empty column does not make them SUVs. */
const SUVS_AND_UTES = setOf('Land Rover Defender, Nissan Patrol, Toyota LandCruiser');
const BUSES = setOf('Fuso Rosa, Hino Liesse, Hino Poncho, Hyundai County, Toyota Coaster');
const TRUCKS = setOf(
  'Foton Aumark, Hyundai Mighty, Hyundai Pavise, Hyundai Xcient, Isuzu Elf, Isuzu Forward, Isuzu Giga, Iveco Acco, ' +
    'Iveco Eurocargo, Iveco S-Way, Iveco Stralis, Iveco Trakker, Toyota Dyna, Mazda T-Series, Volvo FE, Volvo FH, ' +
    'Volvo FL, Volvo FM, Volvo FMX',
);
const TRUCK_MAKES = setOf(
  'DAF, Freightliner, Fuso, Hino, Hino Trucks, International, Isuzu Trucks, Kenworth, MAN, Mack, Scania, UD Trucks, Western Star',
);
const ISUZU_TRUCK = /^(?:[NF][A-Z]{2}|[NF] Series)$/;
/** Iveco Daily vans have a code that ends in V: `35S14V`. */
const DAILY_VAN = /\b\d{2}[cs]\d{2}v\b|\bvan\b/i;

/** General body types that feeds use when they have nothing more specific. */
const GENERAL = new Set<string | null>([
  null,
  'van',
  'wagon',
  'stationWagon',
  '4x4',
  'ute',
  'cabChassis',
  // Google and Meta call utes trucks.
  'lightTruck',
]);
/** General types that a model's usual body replaces; by default all of `GENERAL`. */
const REPLACED_BY: ReadonlyMap<string, ReadonlySet<string | null>> = new Map([
  ['suv', new Set([null, 'wagon', 'stationWagon'])],
  ['ute', new Set([null, 'van', 'lightTruck'])],
  ['van', new Set([null])],
]);
const CAB_CHASSIS = /\bcab.?chassis\b|\bc\/chas/i;
const BODIES_IN_TITLES =
  /\b(?:sedan|wagon|hatch(?:back)?|liftback|sportback|coupe|convertible|cabriolet|roadster|utility|cab chassis|people mover)\b/i;

/**
 * Returns a vehicle's body type, using model and title if they are more specific than the feed's column.
 * @param vehicle.body from the feed's column; null if empty
 * @param vehicle.title all text the feed has about the version
 */
export function bodyByModel({
  make,
  model,
  body,
  title,
}: {
  make: string;
  model: string;
  body: string | null;
  title: string;
}): string | null {
  if ((body === 'wagon' || body === 'stationWagon') && SUVS_AND_UTES.has(`${make} ${model}`)) return 'suv';
  const usual = GENERAL.has(body) ? usualBody(`${make} ${model}`, make, model, title) : null;
  const knownBody =
    (usual && (REPLACED_BY.get(usual)?.has(body) ?? true) ? usual : body) ?? bodyInTitle(title);
  return knownBody === 'ute' && CAB_CHASSIS.test(title) ? 'cabChassis' : knownBody;
}

/** Returns whether a model is only sold as a ute, on a frame with a driven rear axle. */
export const isUteModel = (make: string, model: string): boolean => UTES.has(`${make} ${model}`);

/** Returns the words of a title that name a body, or null. */
export const bodyWords = (title: string): string | null => BODIES_IN_TITLES.exec(title)?.[0] ?? null;

function bodyInTitle(title: string): string | null {
  const words = bodyWords(title)?.replace(/liftback|sportback/i, 'hatch');
  return words ? bodyFromText(words) : null;
}

function usualBody(name: string, make: string, model: string, title: string): string | null {
  if (isMotorcycleMake(make)) return 'motorcycle';
  if (BUSES.has(name)) return 'bus';
  if (TRUCKS.has(name) || TRUCK_MAKES.has(make)) return 'lightTruck';
  if (make === 'Isuzu' && ISUZU_TRUCK.test(model)) return 'lightTruck';
  if (name === 'Iveco Daily') return DAILY_VAN.test(title) ? 'van' : 'lightTruck';
  if (PEOPLE_MOVERS.has(name)) return 'peopleMover';
  if (SUVS.has(name)) return 'suv';
  if (UTES.has(name)) return 'ute';
  return VANS.has(name) ? 'van' : null;
}
