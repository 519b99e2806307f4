/** Bodies that facet, tiles and icons know (FACET-39 to FACET-58), with what a person reads. */
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

/** Bodies of caravans and of motorcycles, which the specification does not list. */
const FURTHER_BODY_LABELS: Readonly<Record<string, string>> = {
  caravan: 'Caravan',
  popTop: 'Pop Top',
  hybridCaravan: 'Hybrid Caravan',
  offRoadCaravan: 'Off-road Caravan',
  camperTrailer: 'Camper Trailer',
  motorcycle: 'Motorcycle',
};

export const FURTHER_BODIES = Object.keys(FURTHER_BODY_LABELS);

/** Names to which "s" can be added where the label's own plural would read badly (readings 58). */
const COUNTED_LABELS: Readonly<Record<string, string>> = {
  bus: 'Bus Vehicle',
  cabChassis: 'Cab Chassis Ute',
  hatch: 'Hatchback',
  hatchback: 'Hatchback',
  prestige: 'Prestige Car',
};

/** Whether a body value has a label in `BODY_LABELS`. Case counts: `SUV` is unknown, and so is the body of a caravan or a motorcycle. */
export const isKnownBody = (body: string): body is KnownBody => Object.hasOwn(BODY_LABELS, body);

/** What a person reads for a body value; an unknown value is shown as it is, its first letter large. */
export function bodyLabel(body: string): string {
  if (isKnownBody(body)) return BODY_LABELS[body];
  return FURTHER_BODY_LABELS[body] ?? body.charAt(0).toUpperCase() + body.slice(1);
}

/** The values that mean the same body by their label: `wagon` and `stationWagon`; the value itself first (readings 57). */
export const sameBodies = (body: string): string[] => [
  body,
  ...(isKnownBody(body)
    ? KNOWN_BODIES.filter((other) => other !== body && BODY_LABELS[other] === BODY_LABELS[body])
    : []),
];

/** A body as shoppers know it, with every value of the stock that means it and how many there are of all of them. */
export interface CountedBody {
  body: string;
  values: string[];
  count: number;
}

/** Counts by value as counts by body: values with one label are one body. Most stock first. */
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

/** The name to which "s" is added, as in 'View {carType}s' and '0 {carType}s Found'. */
export const bodyCountedLabel = (body: string): string => COUNTED_LABELS[body] ?? bodyLabel(body);

/** What dealers' feeds call a body, first match wins: the special before the general. */
const BODY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/motor ?(?:cycle|bike)|\bbike\b/, 'motorcycle'],
  [/camper trailer/, 'camperTrailer'],
  [/pop ?-?top/, 'popTop'],
  [/hybrid caravan/, 'hybridCaravan'],
  [/off ?-?road caravan/, 'offRoadCaravan'],
  [/caravan/, 'caravan'],
  [/motor ?home|campervan/, 'motorhome'],
  [/cab ?chassis|c\/chas/, 'cabChassis'],
  [/\bute\b|utility\b(?! vehicle)|pick ?-?up|dual ?cab|double ?cab|crew ?cab/, 'ute'],
  [/people ?mover|mpv/, 'peopleMover'],
  [/suv|sports? utility/, 'suv'],
  [/light ?truck|\btruck\b/, 'lightTruck'],
  [/\bbus\b|coaster/, 'bus'],
  [/\bvan\b|commercial/, 'van'],
  [/wagon|estate|tourer/, 'wagon'],
  [/hatch/, 'hatch'],
  [/hard ?top/, 'hardtop'],
  [/convertible|cabriolet|roadster|soft ?top|spider|spyder/, 'convertible'],
  [/coupe|coupé|fastback/, 'coupe'],
  [/sedan|saloon/, 'sedan'],
  [/4x4|4wd|four wheel drive/, '4x4'],
];

/**
 * The body value that a feed's words mean.
 * @param words such as `Sports Utility Vehicle`, `Ute / Tray`, `D/Cab Pick Up`
 * @returns null when the words name no body
 */
export function bodyFromWords(words: string): string | null {
  if (isKnownBody(words) || Object.hasOwn(FURTHER_BODY_LABELS, words)) return words;
  const text = words.trim().toLowerCase();
  return BODY_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
