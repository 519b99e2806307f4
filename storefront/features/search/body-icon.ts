import type { KnownBody } from '@forecourt/lib/vehicle/body';
import type { IconName } from '@/ui/icons/names.ts';

/** Icon for each known body (FACET-39 to FACET-58). */
const ICONS: Readonly<Record<KnownBody, IconName>> = {
  '4x4': 'body-4x4',
  bus: 'body-bus',
  cabChassis: 'body-cab-chassis',
  convertible: 'body-convertible',
  coupe: 'body-coupe',
  ev: 'body-ev',
  hardtop: 'body-hardtop',
  hatch: 'body-hatch',
  hatchback: 'body-hatch',
  motorhome: 'body-motorhome',
  lightTruck: 'body-light-truck',
  peopleMover: 'body-people-mover',
  prestige: 'body-prestige',
  sedan: 'body-sedan',
  softtop: 'body-convertible',
  suv: 'body-suv',
  ute: 'body-ute',
  van: 'body-van',
  wagon: 'body-wagon',
  stationWagon: 'body-wagon',
};

const FURTHER_ICONS: Readonly<Record<string, IconName>> = {
  caravan: 'caravan',
  hybridCaravan: 'caravan',
  offRoadCaravan: 'caravan',
  popTop: 'body-pop-top',
  camperTrailer: 'body-camper-trailer',
  motorcycle: 'body-motorcycle',
};

export const bodyIcon = (body: string): IconName =>
  (ICONS as Readonly<Record<string, IconName>>)[body] ?? FURTHER_ICONS[body] ?? 'car';
