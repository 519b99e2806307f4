import { tableReceiver } from './attribute-table.ts';
import { CATALOGUE_ATTRIBUTES } from './catalogue-attributes.ts';

const TITLES = { caravan: 'caravans', motorcycle: 'motorcycles', truck: 'trucks' } as const;

/**
 * TikTok automotive inventory catalogue
 * (https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs).
 */
export const tiktok = tableReceiver({
  name: 'tiktok',
  title: 'TikTok automotive catalogue',
  hasApi: false,
  checkedOn: '2026-11-30',
  attributes: CATALOGUE_ATTRIBUTES,
  excluded: ({ itemType }) => (itemType === 'car' ? null : TITLES[itemType]),
});
