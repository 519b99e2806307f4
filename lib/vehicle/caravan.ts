import type { Translator } from '../platform/language/translator.ts';
import { formatKilograms } from '../platform/text/format.ts';
import type { Vehicle } from './vehicle.ts';

type Caravan = Pick<Vehicle, 'item_type' | 'simple_body' | 'specifications'>;

/** Masses of a caravan in kg; null where the feed does not state a plausible one. */
export interface CaravanWeights {
  tare: number | null;
  atm: number | null;
  gtm: number | null;
  ball: number | null;
  /** ATM less tare. */
  payload: number | null;
}

const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null);

/** Returns whether the vehicle is towed: a caravan that is not a motorhome. */
export const isTowed = ({ item_type, simple_body }: Pick<Caravan, 'item_type' | 'simple_body'>): boolean =>
  item_type === 'caravan' && simple_body !== 'motorhome';

/**
 * Returns what a caravan may carry: ATM less tare, in kg.
 * @returns null if one is unknown, or if the tare is not below the ATM, which is an error of the feed
 */
export function payloadOf(tare: number | null, atm: number | null): number | null {
  const payload = tare !== null && atm !== null ? atm - tare : 0;
  return payload > 0 ? payload : null;
}

/** Returns the caravan's masses in kg; null if it is no caravan. */
export function caravanWeights({ item_type, specifications }: Caravan): CaravanWeights | null {
  if (item_type !== 'caravan') return null;
  const tare = positive(specifications?.tare_weight);
  const atm = positive(specifications?.aggregate_trailer_mass);
  return {
    tare,
    atm,
    gtm: positive(specifications?.gross_trailer_mass),
    ball: positive(specifications?.ball_weight),
    payload: payloadOf(tare, atm),
  };
}

type WeightKey = 'payload' | 'payloadDriven' | 'tare' | 'atm' | 'gvm' | 'gtm' | 'ball';

export interface WeightFact {
  label: string;
  /** What the abbreviation means. */
  meaning: string;
  value: string;
}

/**
 * Returns the known masses of a caravan or motorhome with their meaning, payload first.
 * @param t the texts of vehicles in the language of the page; English without it
 */
export function weightFacts(vehicle: Caravan, t?: Translator<'vehicle'>): WeightFact[] {
  const weights = caravanWeights(vehicle);
  if (!weights) return [];
  const towed = isTowed(vehicle);
  const { tare, atm, gtm, ball, payload } = weights;
  const rows: [key: WeightKey, label: string, meaning: string, mass: number | null][] = [
    [
      towed ? 'payload' : 'payloadDriven',
      'Payload',
      towed ? 'ATM less tare: all you may load' : 'GVM less tare: all you may load',
      payload,
    ],
    ['tare', 'Tare', 'Weight as it leaves the factory, empty', tare],
    towed
      ? ['atm', 'ATM', 'Aggregate trailer mass: the most it may weigh, loaded', atm]
      : ['gvm', 'GVM', 'Gross vehicle mass: the most it may weigh, loaded', atm],
    ['gtm', 'GTM', 'Gross trailer mass: the most on its axles while hitched', gtm],
    ['ball', 'Ball weight', 'Weight on the tow ball, empty', ball],
  ];
  return rows.flatMap(([key, label, meaning, mass]) =>
    mass === null
      ? []
      : [
          {
            label: t ? t(`weights.${key}.label`) : label,
            meaning: t ? t(`weights.${key}.meaning`) : meaning,
            value: formatKilograms(mass),
          },
        ],
  );
}

export type BedKind = 'double' | 'single' | 'bunk';

/** Returns the beds that the feed counts, largest first; empty if it counts none. */
export function bedsOf({ specifications }: Pick<Caravan, 'specifications'>): BedKind[] {
  const { double_beds, single_beds, bunk_beds } = specifications ?? {};
  const counts: [BedKind, number | null | undefined][] = [
    ['double', double_beds],
    ['single', single_beds],
    ['bunk', bunk_beds],
  ];
  return counts.flatMap(([kind, count]) => Array.from({ length: positive(count) ?? 0 }, () => kind));
}

const BED_NAMES: Readonly<Record<BedKind, [one: string, many: string]>> = {
  double: ['double bed', 'double beds'],
  single: ['single bed', 'single beds'],
  bunk: ['bunk', 'bunks'],
};

/** Formats `1 double bed, 2 bunks`; null without beds. */
export function bedsText(beds: readonly BedKind[], t?: Translator<'vehicle'>): string | null {
  const parts = (Object.keys(BED_NAMES) as BedKind[]).flatMap((kind) => {
    const count = beds.filter((bed) => bed === kind).length;
    const [one, many] = BED_NAMES[kind];
    if (count === 0) return [];
    return [t ? t(`beds.${kind}`, { count }) : `${count} ${count === 1 ? one : many}`];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

const IS_YES = /^(?:y|yes|true|1|included|standard)$/i;
const IS_NO = /^(?:n|no|none|nil|false|0|not included|n\/a)$/i;

/** Returns the feed's text about an extra, 'Included' for a yes; null for a no or no text. */
export function extraText(text: string | null | undefined, t?: Translator<'vehicle'>): string | null {
  const plain = text?.trim() ?? '';
  if (plain === '' || IS_NO.test(plain)) return null;
  if (!IS_YES.test(plain)) return plain;
  return t ? t('included') : 'Included';
}

/** Facts that the key information has already. */
const KEY_FACTS: ReadonlySet<string> = new Set(['Tare', 'ATM']);

/** Returns what a caravan's page says about it beside its key information, as text; empty for other vehicles. */
export function caravanDetails(vehicle: Caravan): { label: string; value: string }[] {
  if (vehicle.item_type !== 'caravan') return [];
  const rows: [label: string, value: string | null][] = [
    ['Beds', bedsText(bedsOf(vehicle))],
    ['Awning', extraText(vehicle.specifications?.awning)],
    ['Annexe', extraText(vehicle.specifications?.annexe)],
  ];
  return [
    ...weightFacts(vehicle).flatMap(({ label, value }) => (KEY_FACTS.has(label) ? [] : [{ label, value }])),
    ...rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}
