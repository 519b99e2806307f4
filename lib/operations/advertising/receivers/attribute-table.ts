import type { Advert } from '../advert.ts';
import { ADVERT_FIELDS, type AdvertField } from '../advert-fields.ts';
import type { AdvertRow, FeedContext, Receiver, Refusal } from '../receiver.ts';

/** One column of a receiver's published specification. */
export interface Attribute {
  name: string;
  /** Our field, to which a refusal leads. */
  field: AdvertField;
  isRequired?: true;
  /** The most characters of a text; a longer one is refused. */
  longest?: number;
  /** The most values of a list; further ones are left out. */
  most?: number;
  value: (advert: Advert) => string | number | readonly string[] | null;
}

/** A receiver's specification as data. */
export interface AttributeTable extends Pick<Receiver, 'name' | 'title' | 'hasApi'> {
  checkedOn: string;
  attributes: readonly Attribute[];
  /** Returns the kind of vehicle in the plural (`caravans`) if the receiver does not advertise it; null otherwise. */
  excluded: (advert: Advert) => string | null;
  /** The receiver refuses a VIN that occurs twice. */
  isVinUnique?: true;
}

/** ISO 3779: 17 characters without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Returns the label for use within a sentence: without its unit, and in lower case unless it is an abbreviation. */
const inSentence = (field: AdvertField): string => {
  const label: string = ADVERT_FIELDS[field].replace(/ \(.*\)$/, '');
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
};

const isMissing = (value: ReturnType<Attribute['value']>): boolean =>
  value === null || value === '' || (typeof value === 'object' && value.length === 0);

/** Returns the receiver of a table. */
export function tableReceiver({ attributes, excluded, isVinUnique, ...receiver }: AttributeTable): Receiver {
  return {
    ...receiver,
    columns: attributes.map(({ name }) => name),
    check: (advert, context) => [
      ...exclusion(receiver.title, excluded(advert)),
      ...attributes.flatMap((attribute) => attributeRefusals(attribute, advert)),
      ...vinRefusals(advert, context, Boolean(isVinUnique)),
    ],
    row: (advert) =>
      Object.fromEntries(
        attributes.map((attribute): [string, AdvertRow[string]] => {
          const value = attribute.value(advert);
          if (typeof value === 'object' && value !== null)
            return [attribute.name, value.slice(0, attribute.most)];
          return [attribute.name, value === null ? '' : String(value)];
        }),
      ),
  };
}

const exclusion = (title: string, what: string | null): Refusal[] =>
  what === null ? [] : [{ reason: `${title} does not advertise ${what}.`, field: 'body' }];

function attributeRefusals({ field, isRequired, longest, value }: Attribute, advert: Advert): Refusal[] {
  const own = value(advert);
  if (isMissing(own))
    return isRequired ? [{ reason: `The vehicle has no ${inSentence(field)}.`, field }] : [];
  if (longest !== undefined && typeof own === 'string' && own.length > longest)
    return [
      {
        reason: `The ${inSentence(field)} has ${own.length} characters; ${longest} are allowed.`,
        field,
      },
    ];
  return [];
}

/** A missing VIN is reported with the other required attributes. */
function vinRefusals({ vin }: Advert, { seenVins }: FeedContext, isUnique: boolean): Refusal[] {
  if (vin === null) return [];
  if (!VIN.test(vin))
    return [{ reason: 'The VIN must have 17 characters, without I, O and Q.', field: 'vin' }];
  return isUnique && seenVins.has(vin)
    ? [{ reason: 'Another vehicle of the feed has the same VIN.', field: 'vin' }]
    : [];
}

/** Returns dollars with cents and the currency: `34990.00 AUD`. */
export const money = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : `${amount.toFixed(2)} AUD`;

/** Returns `2022 Toyota HiLux SR5 GUN126R`. */
export const fullTitle = ({ title, subtitle }: Advert): string => [title, subtitle].filter(Boolean).join(' ');

/** Looks a value up in a receiver's list of values, by our word in lower case. */
export const wordOf = (
  words: Readonly<Record<string, string>>,
  text: string | null,
  otherwise: string | null = null,
): string | null => (text === null ? null : (words[text.toLowerCase()] ?? otherwise));

/** Returns the day of an ISO time. */
export const dayOf = (time: string): string => time.slice(0, 10);
