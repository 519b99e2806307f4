import type { Translator } from '../platform/language/translator.ts';
import type { SoldText } from '../sites/sold-text.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

const DAY_SECONDS = 86_400;

export type TagKind =
  | 'electric'
  | 'hybrid'
  | 'reserved'
  | 'certified'
  | 'custom'
  | 'coming_soon'
  | 'just_arrived'
  | 'sold';

export interface Tag {
  kind: TagKind;
  text: string;
}

export interface TagRules {
  electricTagEnabled: boolean;
  certifiedBadgeMake: string | null;
  justArrivedDays: number;
  justArrivedTagName: string;
  soldTagName: string;
  /** `byStatus` says sold only if the feed did. */
  soldText: SoldText;
}

/** A vehicle or a search hit, which store the creation date differently. */
export type Taggable = Pick<
  Vehicle,
  'status' | 'car_type' | 'make' | 'simple_fuel' | 'reserved' | 'certified' | 'tag'
> &
  ({ created_at: string } | { created_at_timestamp: number });

/**
 * Returns the tag of highest priority, or null (TAG-01 to TAG-10).
 * @param now in seconds
 * @param t the texts of prices and tags in the language of the page; English without it
 */
export function vehicleTag(
  vehicle: Taggable,
  rules: TagRules,
  now: number,
  t?: Translator<'price'>,
): Tag | null {
  if (!isInStock(vehicle.status)) return { kind: 'sold', text: goneTag(vehicle, rules, t) };
  const power = rules.electricTagEnabled ? electricKind(vehicle.simple_fuel) : null;
  if (power)
    return { kind: power, text: t ? t(`tag.${power}`) : power === 'electric' ? 'Electric' : 'Hybrid' };
  if (vehicle.reserved) return { kind: 'reserved', text: t ? t('tag.reserved') : 'Reserved' };
  if (vehicle.certified && vehicle.car_type === 'used' && isMake(vehicle.make, rules.certifiedBadgeMake))
    return {
      kind: 'certified',
      text: t ? t('tag.certified', { make: vehicle.make }) : `${vehicle.make} Certified`,
    };
  if (vehicle.tag) return { kind: 'custom', text: vehicle.tag };
  if (vehicle.status === 'coming_soon')
    return { kind: 'coming_soon', text: t ? t('tag.comingSoon') : 'Coming Soon' };
  if (vehicle.car_type === 'new' && now - createdSeconds(vehicle) <= rules.justArrivedDays * DAY_SECONDS)
    return { kind: 'just_arrived', text: tagName(rules.justArrivedTagName, t) };
  return null;
}

/** Keys of the default names of tags, by their English text. */
const DEFAULT_NAMES = { Sold: 'tag.sold', 'Just Arrived': 'tag.justArrived' } as const;

/** Returns the default name of a tag in the language of the page; a dealer's name as it is. */
const tagName = (name: string, t: Translator<'price'> | undefined): string =>
  t && Object.hasOwn(DEFAULT_NAMES, name) ? t(DEFAULT_NAMES[name as keyof typeof DEFAULT_NAMES]) : name;

const goneTag = (
  { status }: Pick<Taggable, 'status'>,
  { soldText, soldTagName }: TagRules,
  t: Translator<'price'> | undefined,
): string => {
  if (soldText !== 'byStatus' || status === 'sold') return tagName(soldTagName, t);
  return t ? t('tag.gone') : 'No longer for sale';
};

/** Returns whether a vehicle can only be test driven, by its tag (OPEN-067). */
export const isTestDriveOnly = (vehicle: Pick<Vehicle, 'tag'>, testDriveOnlyTagName: string): boolean =>
  vehicle.tag !== null && vehicle.tag.trim().toLowerCase() === testDriveOnlyTagName.trim().toLowerCase();

export function electricKind(simpleFuel: string | null): 'electric' | 'hybrid' | null {
  if (!simpleFuel) return null;
  if (/hybrid/i.test(simpleFuel)) return 'hybrid';
  return /electric/i.test(simpleFuel) ? 'electric' : null;
}

const isMake = (make: string, wantedMake: string | null): boolean =>
  wantedMake !== null && make.toLowerCase() === wantedMake.toLowerCase();

const createdSeconds = (vehicle: Taggable): number =>
  'created_at_timestamp' in vehicle ? vehicle.created_at_timestamp : Date.parse(vehicle.created_at) / 1000;
