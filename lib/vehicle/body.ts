/** Body types of facet, tiles and icons (FACET-39 to FACET-58), with their labels. */
const BODY_LABELS = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'EV',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatch',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Convertible',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Wagon',
} as const;

export type KnownBody = keyof typeof BODY_LABELS;
export const KNOWN_BODIES = Object.keys(BODY_LABELS) as KnownBody[];

const FURTHER_BODY_LABELS: Readonly<Record<string, string>> = {
  caravan: 'Caravan',
  popTop: 'Pop Top',
  hybridCaravan: 'Hybrid Caravan',
  offRoadCaravan: 'Off-road Caravan',
  camperTrailer: 'Camper Trailer',
  motorcycle: 'Motorcycle',
};

export const FURTHER_BODIES = Object.keys(FURTHER_BODY_LABELS);

/** Labels to which "s" can be added, for bodies whose label has no regular plural. */
const COUNTED_LABELS: Readonly<Record<string, string>> = {
  bus: 'Bus Vehicle',
  cabChassis: 'Cab Chassis Ute',
  hatch: 'Hatchback',
  hatchback: 'Hatchback',
  prestige: 'Prestige Car',
};

/** Returns whether a value is in `BODY_LABELS`, without caravans and motorcycles. */
export const isKnownBody = (body: string): body is KnownBody => Object.hasOwn(BODY_LABELS, body);

/** Returns the label of a body type; an unknown value is only capitalised. */
export function bodyLabel(body: string): string {
  if (isKnownBody(body)) return BODY_LABELS[body];
  return FURTHER_BODY_LABELS[body] ?? body.charAt(0).toUpperCase() + body.slice(1);
}

/** Returns all values with the same label, this one first: `wagon` and `stationWagon`. */
export const sameBodies = (body: string): string[] => [
  body,
  ...(isKnownBody(body)
    ? KNOWN_BODIES.filter((other) => other !== body && BODY_LABELS[other] === BODY_LABELS[body])
    : []),
];

/** A body type as shoppers know it: all values with its label, and their total count. */
export interface CountedBody {
  body: string;
  values: string[];
  count: number;
}

/** Groups counts by label, largest first. */
export function countedBodies(counts: Readonly<Record<string, number>>): CountedBody[] {
  const foldedBodies = new Map<string, CountedBody>();
  const byStock = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  for (const [value, count] of byStock) {
    const label = bodyLabel(value);
    const entry = foldedBodies.get(label);
    if (entry) {
      entry.values.push(value);
      entry.count += count;
    } else foldedBodies.set(label, { body: value, values: [value], count });
  }
  return [...foldedBodies.values()].toSorted((one, other) => other.count - one.count);
}

/** Returns the label to which "s" is added: 'View {carType}s', '0 {carType}s Found'. */
export const bodyCountedLabel = (body: string): string => COUNTED_LABELS[body] ?? bodyLabel(body);

const BODY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/motor ?(?:cycle|bike)|\bbike\b/, 'motorcycle'],
  [/camper trailer/, 'camperTrailer'],
  [/pop ?-?top/, 'popTop'],
  [/hybrid caravan/, 'hybridCaravan'],
  [/off ?-?road caravan/, 'offRoadCaravan'],
  [/caravan/, 'caravan'],
  [/motor ?home|campervan/, 'motorhome'],
  [/cab ?\/? ?chas|c\/chas/, 'cabChassis'],
  [/\bute\b|(?<!sports? )utility\b(?! vehicle)|pick ?-?up|dual ?cab|double ?cab|crew ?cab|\bd\/cab\b/, 'ute'],
  [/people ?mover|mpv/, 'peopleMover'],
  [/suv|\bsa[vc]\b|sports? utility/, 'suv'],
  [/light ?truck|\btruck\b/, 'lightTruck'],
  [/\bbus\b|coaster/, 'bus'],
  [/\bvan\b|commercial/, 'van'],
  [/wagon|\bwgn\b|estate|tourer|\bavant\b|\btouring\b/, 'wagon'],
  [/hatch|liftback|sportback|\bhbk?\b/, 'hatch'],
  [/hard ?top/, 'hardtop'],
  [/convertible|cabrio|roadster|soft ?top|spider|spyder/, 'convertible'],
  [/coupe|coupé|fastback/, 'coupe'],
  [/sedan|saloon|\bsdn\b/, 'sedan'],
  [/4x4|4wd|four wheel drive/, '4x4'],
];

/** Returns the body type of `Ute / Tray` or `D/Cab Pick Up`; null if none matches. */
export function bodyFromText(words: string): string | null {
  if (isKnownBody(words) || Object.hasOwn(FURTHER_BODY_LABELS, words)) return words;
  const text = words.trim().toLowerCase();
  return BODY_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
