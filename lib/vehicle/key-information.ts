import type { Translator } from '../platform/language/translator.ts';
import { formatDate, formatKilograms, formatNumber, odometerText } from '../platform/text/format.ts';
import { bodyLabel } from './body.ts';
import { capacityText, isLearnerApproved, isMotorcycle } from './motorcycle.ts';
import { regoExpiryText } from './rego.ts';
import { isTruck, licenceClassText } from './truck.ts';
import { type Vocabulary, valueText } from './value-text.ts';
import type { Vehicle } from './vehicle.ts';
import type { VehicleTexts } from './vehicle-texts.ts';

export interface KeyFact {
  key: string;
  label: string;
  value: string;
}

/** Number of facts shown before 'Show More' (VDP-21). */
export const KEY_FACTS_SHOWN = 4;

export interface KeyInformationRules {
  timeZone: string;
  regoExpiredText: string;
}

type Entry = [key: FactKey, label: string, value: string | null];

/** Keys of facts, whose labels are texts of the page in other languages than English. */
type FactKey =
  | 'ancap'
  | 'atm'
  | 'axle'
  | 'body'
  | 'body_length'
  | 'body_width'
  | 'build_date'
  | 'colour'
  | 'compliance_date'
  | 'doors'
  | 'drive'
  | 'engine'
  | 'fuel'
  | 'gvm'
  | 'interior_colour'
  | 'licence'
  | 'odometer'
  | 'rego'
  | 'rego_expiry'
  | 'seats'
  | 'sleeps'
  | 'stocknum'
  | 'tare'
  | 'towing'
  | 'transmission'
  | 'vin';

/**
 * Returns known facts for the grid (OPEN-054); caravans have other ones (OPEN-055).
 * @param texts the texts of vehicles and the language of the page; English without them
 */
export function keyInformation(
  vehicle: Vehicle,
  rules: KeyInformationRules,
  now: Date,
  texts: VehicleTexts = {},
): KeyFact[] {
  const { t, language } = texts;
  const caravan = vehicle.item_type === 'caravan';
  const truck = isTruck(vehicle);
  const motorcycle = isMotorcycle(vehicle);
  const { variant } = vehicle;
  const date = (value: string | null) => value && formatDate(value, rules.timeZone, language);
  const word = (vocabulary: Vocabulary, value: string | null) => inWords(vocabulary, value, t);
  const entries: Entry[] = [
    ...(truck ? truckFacts(vehicle, t) : motorcycle ? motorcycleFacts(vehicle, t) : []),
    ['odometer', 'Odometer', odometerText(vehicle.km)],
    ...(caravan
      ? caravanFacts(vehicle)
      : only(
          'transmission',
          'Transmission',
          word('transmission', vehicle.trans ?? vehicle.simple_transmission),
        )),
    ['fuel', 'Fuel', word('fuel', vehicle.fuel ?? vehicle.simple_fuel)],
    ...(truck || motorcycle
      ? []
      : only('body', 'Body', word('body', optional(vehicle.simple_body, bodyLabel)))),
    ['drive', 'Drive', word('drive', vehicle.drive ?? vehicle.simple_drive)],
    ...(caravan || motorcycle ? [] : only('engine', 'Engine', engineText(vehicle, t))),
    ['colour', 'Colour', word('colour', vehicle.colour)],
    ['interior_colour', 'Interior colour', word('colour', vehicle.interior_colour)],
    ...(motorcycle ? [] : only('seats', 'Seats', optional(vehicle.seats, String))),
    ...(caravan || truck || motorcycle ? [] : only('doors', 'Doors', optional(vehicle.doors, String))),
    ['ancap', 'ANCAP', optional(variant?.ancaprating, (stars) => starsText(stars, t))],
    ['towing', 'Towing braked', optional(variant?.towingcapacitybraked, formatKilograms)],
    ['rego', 'Rego', vehicle.regplate],
    ['rego_expiry', 'Rego expiry', regoExpiryText(vehicle.rego_expiry, rules, now, texts)],
    ['vin', 'VIN', vehicle.vin],
    ['stocknum', 'Stock number', vehicle.stocknum],
    ['build_date', 'Build date', date(vehicle.build_date)],
    ['compliance_date', 'Compliance date', date(vehicle.compliance_date)],
  ];
  return entries.flatMap(([key, label, value]) =>
    value ? [{ key, label: t ? t(`facts.${key}`) : label, value }] : [],
  );
}

const starsText = (stars: number, t: Translator<'vehicle'> | undefined): string =>
  t ? t('stars', { stars: formatNumber(stars) }) : `${formatNumber(stars)} stars`;

const inWords = (
  vocabulary: Vocabulary,
  value: string | null,
  t: Translator<'vehicle'> | undefined,
): string | null => (value && t ? valueText(vocabulary, value, t) : value);

/** Shown first: truck buyers need them most. The licence class follows from the mass. */
function truckFacts(
  { bodyconfiguration, simple_body, variant }: Vehicle,
  t: Translator<'vehicle'> | undefined,
): Entry[] {
  const gvm = variant?.grossvehiclemass;
  return [
    [
      'body',
      'Body',
      inWords('body', bodyconfiguration ?? variant?.bodyconfiguration ?? optional(simple_body, bodyLabel), t),
    ],
    ['gvm', 'GVM', optional(gvm, formatKilograms)],
    ['licence', 'Licence', optional(gvm, (mass) => licenceClassText(mass, t))],
  ];
}

/** Shown first, because riders need them most. */
function motorcycleFacts(vehicle: Vehicle, t: Translator<'vehicle'> | undefined): Entry[] {
  const { bodyconfiguration, simple_body, variant } = vehicle;
  return [
    [
      'body',
      'Body',
      inWords('body', bodyconfiguration ?? variant?.bodyconfiguration ?? optional(simple_body, bodyLabel), t),
    ],
    ['engine', 'Engine', engineText(vehicle, t)],
    [
      'licence',
      'Licence',
      isLearnerApproved(vehicle) ? (t ? t('learnerApproved') : 'Learner approved (LAMS)') : null,
    ],
  ];
}

function caravanFacts({ specifications }: Vehicle): Entry[] {
  return [
    ['sleeps', 'Sleeps', optional(specifications?.sleeps, String)],
    ['body_length', 'Body length', optional(specifications?.body_length, metres)],
    ['body_width', 'Body width', optional(specifications?.body_width, metres)],
    ['tare', 'Tare', optional(specifications?.tare_weight, formatKilograms)],
    ['atm', 'ATM', optional(specifications?.aggregate_trailer_mass, formatKilograms)],
    ['axle', 'Axle type', specifications?.axle_type ?? null],
  ];
}

/**
 * Formats `2.8 L, 4 cylinders, turbo`, for a motorcycle `649 cc, 2 cylinders`, or the feed's own text. A
 * car's cubic centimetres are used only without litres and text.
 * @returns null if nothing is known
 */
export function engineText(
  vehicle: Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'variant' | 'simple_body'>,
  t?: Translator<'vehicle'>,
): string | null {
  const cylinders = vehicle.variant?.cylinders;
  const size = isMotorcycle(vehicle) ? capacityText(vehicle) : sizeText(vehicle);
  const parts = [
    size,
    optional(cylinders, (count) =>
      t ? t('cylinders', { count }) : `${count} ${count === 1 ? 'cylinder' : 'cylinders'}`,
    ),
    inWords('induction', vehicle.variant?.induction ?? null, t),
  ].filter(Boolean);
  return size ? parts.join(', ') : vehicle.engine_size;
}

function sizeText({
  engine_size: words,
  engine_size_litres,
  variant,
}: Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'variant'>) {
  const litres = optional(
    engine_size_litres ?? variant?.enginesize_litres,
    (amount) => `${amount.toFixed(1)} L`,
  );
  return litres ?? (words ? null : optional(variant?.enginesize, (amount) => `${formatNumber(amount)} cc`));
}

/** Returns null for unknown values: 0, negative numbers or an empty text in feeds. */
const optional = <Value>(value: Value | null | undefined, format: (value: Value) => string): string | null =>
  !value || (typeof value === 'number' && value < 0) ? null : format(value);
const only = (...entry: Entry): Entry[] => [entry];
const metres = (millimetres: number): string => `${(millimetres / 1000).toFixed(2)} m`;
