import { memoised } from '../../../platform/text/memoised.ts';
import type { VehicleStatus } from '../../../vehicle/vehicle.ts';
import { withoutSchemaOrg } from './schema-org.ts';

/** Patterns that map dealers' terms to the few values shoppers filter by. First match wins. */
type Words = readonly (readonly [RegExp, string])[];

const FUELS: Words = [
  [/plug.?in|phev/i, 'Plug-in Hybrid'],
  [
    /hybrid|^h$|hev\b|(?:petrol|diesel|unleaded|gasoline|gas)\W{0,3}(?:and )?elec|elec\w*\W{0,3}(?:and )?(?:petrol|diesel|gas)/i,
    'Hybrid',
  ],
  [/hydrogen|fuel cell/i, 'Hydrogen'],
  [/electric|\bbev\b|\bev\b|^e(?:lec\.?)?$/i, 'Electric'],
  [/diesel|\bdsl\b|^(?:d|td|tdi)$/i, 'Diesel'],
  [/\blpg\b|gas\b(?!oline)/i, 'LPG'],
  [/petrol|unleaded|premium|gasoline|\bp?ulp(?:\b|\d)|e10|^p$|^(?:ron ?)?9[158](?: ?ron)?$/i, 'Petrol'],
];
const TRANSMISSIONS: Words = [
  [
    /auto|cvt\b|\bamt\b|roboti[sz]ed|\be-?gear|\b\d?dct\b|\bdsg\b|\bpdk\b|(?:dual|double|twin).?clutch|tronic|steptr|powershift|shiftmatic|reduction|(?:single|\b1).?(?:speed|spd|sp)\b|direct drive|(?:continuously|constantly|infinitely) variable|^\d{0,2} ?a(?:\/?t|\d{0,2})$|\b(?:sp(?:ee)?d?|\d{1,2}) ?a(?:\/t|t)?$/i,
    'Automatic',
  ],
  [/manual|\bman\b|^\d{0,2} ?m(?:\/?t|\d{0,2})$|\b(?:sp(?:ee)?d?|\d{1,2}) ?m(?:\/t|t)?$/i, 'Manual'],
];
const DRIVES: Words = [
  [/4 ?x ?4|4wd|four.?wheel|part.?time/i, '4WD'],
  [/\bawd\b|all.?wheel|quattro|\bxdrive|4matic|4motion|(?:dual|twin|two|tri).?motor/i, 'AWD'],
  [/\bfwd\b|front/i, 'FWD'],
  [/\brwd\b|rear|4 ?x ?2/i, 'RWD'],
];
const STATUSES: readonly (readonly [RegExp, VehicleStatus])[] = [
  [/^(sold|delivered)$/i, 'sold'],
  [/coming|in.?transit|on order|due/i, 'coming_soon'],
  [/^(in.?stock|available|for sale|active|live|yard|on yard|demo)$/i, 'in_stock'],
];

const match = (words: Words, value: string): string | null =>
  words.find(([pattern]) => pattern.test(value))?.[1] ?? null;

export const simpleFuel = memoised((value) => match(FUELS, value));
/** Fuels as written in titles, used when the fuel column is empty or less precise. */
const FUELS_OF_TITLES: Words = [
  [/\bphev\b|plug.?in|\+ ?ev\b|\bplus ev\b/i, 'Plug-in Hybrid'],
  [/(?<!mild.)\bhybrid\b/i, 'Hybrid'],
  [/\blp[gi]\b/i, 'LPG'],
  [/\b(?:turbo.?)?diesel\b|\b(?:tdi|cdi|crdi|hdi|tdci|dci|jtd)\b/i, 'Diesel'],
  [/\bbev\b|\bev\b|\belectric\b/i, 'Electric'],
  [/\bpetrol\b/i, 'Petrol'],
];

const fuelInTitle = memoised((title) => match(FUELS_OF_TITLES, title));

/**
 * Returns a vehicle's fuel by column and title. The title is used if the column is empty, and to distinguish
 * plug-in hybrids from hybrids and hybrids from petrol cars.
 */
export function fuelByTitle(fuel: string | null, title: string): string | null {
  const titleFuel = fuelInTitle(title);
  if (fuel === null) return titleFuel;
  if (titleFuel === 'Plug-in Hybrid' && fuel !== 'Diesel') return titleFuel;
  return titleFuel === 'Hybrid' && fuel === 'Petrol' ? titleFuel : fuel;
}

export const simpleTransmission = memoised((value) => match(TRANSMISSIONS, value));
export const simpleDrive = memoised((value) =>
  // `F.W.D.` and `A.W.D.`
  match(DRIVES, withoutSchemaOrg(value).replaceAll(/(?<=\b[a-z\d])\.(?=[a-z\d]\b)/gi, '')),
);

/** Returns the status; any unknown text counts as not in stock (CAR-022). */
export const statusFromWords = (value: string): VehicleStatus =>
  STATUSES.find(([pattern]) => pattern.test(withoutSchemaOrg(value.trim()).replaceAll('_', ' ')))?.[1] ??
  'others';

export const ITEM_TYPE_WORDS = {
  car: 'car',
  vehicle: 'car',
  caravan: 'caravan',
  rv: 'caravan',
} as const;

const STATE_NAMES = {
  NSW: 'NSW',
  'New South Wales': 'NSW',
  VIC: 'VIC',
  Victoria: 'VIC',
  QLD: 'QLD',
  Queensland: 'QLD',
  SA: 'SA',
  'South Australia': 'SA',
  WA: 'WA',
  'Western Australia': 'WA',
  TAS: 'TAS',
  Tasmania: 'TAS',
  ACT: 'ACT',
  'Australian Capital Territory': 'ACT',
  NT: 'NT',
  'Northern Territory': 'NT',
} as const;
export const STATES: Readonly<Record<string, string>> = STATE_NAMES;
