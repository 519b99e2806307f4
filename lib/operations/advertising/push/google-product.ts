import type { AdvertRow } from '../receiver.ts';

/** https://support.google.com/merchants/answer/14631838: vehicles are sold at a dealership, not online. */
const LANGUAGE = 'en';
const FEED_LABEL = 'AU';

/** A product input of the Merchant API. */
export interface GoogleProductInput {
  offerId: string;
  contentLanguage: string;
  feedLabel: string;
  legacyLocal: true;
  /** An integer of 64 bits, as text. */
  versionNumber: string;
  productAttributes: Record<string, unknown>;
  customAttributes: (
    | { name: string; value: string }
    | { name: string; groupValues: readonly GroupValue[] }
  )[];
}

interface GroupValue {
  name: string;
  value: string;
}

/** Columns of the file format that the API has as text attributes of the same name in camel case. */
const TEXT_ATTRIBUTES: Record<string, string> = {
  title: 'title',
  description: 'description',
  link: 'link',
  link_template: 'linkTemplate',
  image_link: 'imageLink',
  brand: 'brand',
  color: 'color',
  google_product_category: 'googleProductCategory',
};

/**
 * Returns a row of Google's file format as a product input. Attributes of vehicle ads are sent by the name
 * that they have in files, as `customAttributes` allows for every attribute of the specification.
 * @throws if the price is not `<amount> <currency>`
 */
export function googleProductOf(row: AdvertRow, offerId: string, version: number): GoogleProductInput {
  const productAttributes: Record<string, unknown> = {};
  const customAttributes: GoogleProductInput['customAttributes'] = [];
  for (const [column, value] of Object.entries(row)) {
    const values = [value].flat().filter((text) => text !== '');
    const [first] = values;
    if (first === undefined || column === 'id') continue;
    const attribute = TEXT_ATTRIBUTES[column];
    if (attribute) productAttributes[attribute] = first;
    else if (column === 'price') productAttributes.price = moneyOf(first);
    else if (column === 'condition') productAttributes.condition = first.toUpperCase();
    else if (column === 'additional_image_link') productAttributes.additionalImageLinks = values;
    else if (column === 'vehicle_fulfillment')
      customAttributes.push(...values.map((text) => ({ name: column, groupValues: fulfilmentOf(text) })));
    else customAttributes.push(...values.map((text) => ({ name: column, value: text })));
  }
  return {
    offerId,
    contentLanguage: LANGUAGE,
    feedLabel: FEED_LABEL,
    legacyLocal: true,
    versionNumber: String(version),
    productAttributes,
    customAttributes,
  };
}

/** The name of a product input in an address. */
export const googleInputName = (offerId: string): string => `local~${LANGUAGE}~${FEED_LABEL}~${offerId}`;

/** Returns the parts of `in_store:<store code>`. */
function fulfilmentOf(value: string): GroupValue[] {
  const [option = '', ...code] = value.split(':');
  return [
    { name: 'option', value: option },
    { name: 'store_code', value: code.join(':') },
  ];
}

function moneyOf(price: string): { amountMicros: string; currencyCode: string } {
  const [, whole, cents = '', currencyCode] = /^(\d+)(?:\.(\d{1,2}))? ([A-Z]{3})$/.exec(price) ?? [];
  if (whole === undefined || currencyCode === undefined) throw new Error(`not a price: ${price}`);
  // By text, because an amount in millionths may exceed what a number holds exactly.
  return { amountMicros: BigInt(`${whole}${cents.padEnd(2, '0')}0000`).toString(), currencyCode };
}
