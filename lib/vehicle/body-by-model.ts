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
    'Jeep Gladiator, Kia Tasman, LDV T60, Mazda BT-50, Mitsubishi Triton, Nissan Navara, RAM 1500, RAM 2500, RAM 3500, ' +
    'SsangYong Musso, Toyota HiLux, Toyota Tundra, Volkswagen Amarok',
);
const VANS = setOf(
  'BYD T3, Citroen Berlingo, Citroen Dispatch, Fiat Doblo, Fiat Ducato, Fiat Scudo, Ford E-Transit, Ford Transit, ' +
    'Ford Transit Custom, Hyundai Staria Load, Hyundai iLoad, LDV Deliver 7, LDV Deliver 9, LDV V80, LDV eDeliver 7, ' +
    'LDV eDeliver 9, Mercedes-Benz Sprinter, Mercedes-Benz Vito, Mitsubishi Express, Nissan Caravan, Peugeot Boxer, ' +
    'Peugeot Expert, Peugeot Partner, Renault Kangoo, Renault Master, Renault Trafic, Suzuki APV, Suzuki Carry, ' +
    'Suzuki Every, Toyota HiAce, Toyota TownAce, Volkswagen Crafter',
);
const SUVS = setOf(
  'Audi Q3, Audi Q5, Audi Q7, BMW X1, BMW X3, BMW X5, Ford EcoSport, Ford Escape, Ford Everest, Ford Kuga, Ford Territory, ' +
    'GWM Haval H6, GWM Haval Jolion, GWM Tank 300, Haval H6, Haval Jolion, Holden Captiva, Holden Captiva 5, ' +
    'Holden Captiva 7, Holden Equinox, Holden Trailblazer, Holden Trax, Honda CR-V, Honda HR-V, Honda Vezel, Hyundai Kona, ' +
    'Hyundai Palisade, Hyundai Santa Fe, Hyundai Tucson, Hyundai Venue, Hyundai ix35, Isuzu MU-X, Jeep Cherokee, ' +
    'Jeep Compass, Jeep Grand Cherokee, Jeep Patriot, Kia Seltos, Kia Sorento, Kia Sportage, Kia Stonic, ' +
    'Land Rover Discovery, Land Rover Discovery Sport, Land Rover Range Rover, Land Rover Range Rover Evoque, ' +
    'Land Rover Range Rover Sport, Land Rover Range Rover Velar, Lexus LX, Lexus NX, Lexus RX, Lexus UX, MG HS, MG ZS, ' +
    'MG ZS EV, MG ZST, Mazda CX-3, Mazda CX-30, Mazda CX-5, Mazda CX-60, Mazda CX-7, Mazda CX-8, Mazda CX-9, Mazda Tribute, ' +
    'Mitsubishi ASX, Mitsubishi Challenger, Mitsubishi Eclipse Cross, Mitsubishi Outlander, Mitsubishi Pajero, ' +
    'Mitsubishi Pajero Sport, Nissan Dualis, Nissan Juke, Nissan Murano, Nissan Pathfinder, Nissan Qashqai, Nissan X-Trail, ' +
    'Porsche Cayenne, Porsche Macan, Renault Captur, Renault Koleos, Skoda Karoq, Skoda Kodiaq, SsangYong Rexton, ' +
    'Subaru Forester, Subaru XV, Suzuki Grand Vitara, Suzuki Ignis, Suzuki Jimny, Suzuki Vitara, Tesla Model Y, Toyota C-HR, ' +
    'Toyota FJ Cruiser, Toyota Fortuner, Toyota Kluger, Toyota LandCruiser Prado, Toyota RAV4, Toyota Yaris Cross, ' +
    'Volkswagen T-Cross, Volkswagen T-Roc, Volkswagen Tiguan, Volkswagen Tiguan Allspace, Volkswagen Touareg, ' +
    'Volvo XC40, Volvo XC60, Volvo XC90',
);
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
  /\b(?:sedan|wagon|hatch(?:back)?|liftback|coupe|convertible|cabriolet|roadster|utility|cab chassis|people mover)\b/i;

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
  const usual = GENERAL.has(body) ? usualBody(`${make} ${model}`, make, model, title) : null;
  const knownBody =
    (usual && (REPLACED_BY.get(usual)?.has(body) ?? true) ? usual : body) ?? bodyInTitle(title);
  return knownBody === 'ute' && CAB_CHASSIS.test(title) ? 'cabChassis' : knownBody;
}

function bodyInTitle(title: string): string | null {
  const words = BODIES_IN_TITLES.exec(title)?.[0].replace(/liftback/i, 'hatch');
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
