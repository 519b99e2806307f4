import { type ItemWord, itemWord } from '@forecourt/lib/vehicle/item-type';
import type { IconName } from '@/ui/icons/names.ts';

const ICONS: Readonly<Record<ItemWord, IconName>> = {
  car: 'car',
  caravan: 'caravan',
  truck: 'truck',
  motorcycle: 'body-motorcycle',
};

export const itemIcon = (vehicle: Parameters<typeof itemWord>[0]): IconName => ICONS[itemWord(vehicle)];
