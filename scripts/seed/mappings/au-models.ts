/** Makes of two words, which the listing site cuts off after the first. */
const MAKES: Readonly<Record<string, string>> = {
  Alfa: 'Alfa Romeo',
  Aston: 'Aston Martin',
  Land: 'Land Rover',
};

/** Model names of several words by make; longer ones come first so that they match first. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['Mito', '159'],
  'Aston Martin': ['DB9 Volante', 'DB9'],
  GWM: ['Ute Cannon-L', 'Ute Cannon-X', 'Ute Cannon', 'Haval Jolion', 'Haval H6GT', 'Haval H6', 'Tank 300'],
  Hyundai: ['Santa Fe', 'i20', 'i30', 'i40', 'ix35'],
  Jeep: ['Grand Cherokee'],
  Kia: ['Grand Carnival', 'Rio'],
  'Land Rover': [
    'Range Rover Evoque',
    'Range Rover Sport',
    'Range Rover Velar',
    'Range Rover',
    'Discovery Sport',
    'Discovery 3',
    'Discovery 4',
    'Discovery',
    'Defender',
    'Freelander 2',
  ],
  Mitsubishi: ['Pajero Sport', 'Eclipse Cross'],
  Suzuki: ['Grand Vitara'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: [
    'LandCruiser Prado',
    'LandCruiser 70 Series',
    'LandCruiser',
    'Corolla Cross',
    'Yaris Cross',
    'GR Yaris',
    'GR Supra',
    'HiLux',
    'MR2',
  ],
  Volkswagen: ['Tiguan Allspace'],
};

/** Names that the listing site writes as two words and the maker as one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^Land ?cruiser\b/i, 'LandCruiser'],
  [/^Mr 2\b/i, 'MR2'],
];

/** What the title of a listing tells. */
export interface Title {
  make: string;
  model: string;
  badge: string | null;
}

/**
 * Reads a title such as `2017 Land Rover Discovery Sport TD4 HSE`.
 * @param listing.make, listing.model the listing's own columns, cut off after their first word
 */
export function readTitle(title: string, listing: { year: string; make: string; model: string }): Title {
  const make = MAKES[listing.make] ?? listing.make;
  let rest = title.trim();
  for (const start of [listing.year, make])
    if (rest.toLowerCase().startsWith(`${start.toLowerCase()} `)) rest = rest.slice(start.length).trim();
  for (const [pattern, spelling] of SPELLINGS) rest = rest.replace(pattern, spelling);
  const knownModel = MODELS[make]?.find((name) =>
    `${rest.toLowerCase()} `.startsWith(`${name.toLowerCase()} `),
  );
  const model = knownModel ?? (rest.split(' ')[0] || listing.model);
  const badge = rest
    .slice(model.length)
    .replace(/\(no badge\)/i, '')
    .trim();
  return { make, model, badge: badge || null };
}

/** The body type of a "Commercial" whose model is not a van. */
export const COMMERCIAL_BODIES: readonly (readonly [RegExp, string])[] = [
  [/estima|alphard|vellfire|serena|elgrand/i, 'peopleMover'],
  [/\b1500\b|hilux/i, 'ute'],
  [/coaster|rosa/i, 'bus'],
  [/hino|fuso|canter|npr|nlr|frr|\b(300|500)\b/i, 'lightTruck'],
];
