import { tableReceiver } from './attribute-table.ts';
import { CATALOGUE_ATTRIBUTES } from './catalogue-attributes.ts';

/** Meta automotive inventory ads (https://developers.facebook.com/docs/marketing-api/auto-ads/reference). */
export const meta = tableReceiver({
  name: 'meta',
  title: 'Meta automotive catalogue',
  hasApi: true,
  checkedOn: '2026-11-30',
  attributes: CATALOGUE_ATTRIBUTES,
  excluded: () => null,
  isVinUnique: true,
});
