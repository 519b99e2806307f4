import type {
  Dealership,
  Location,
  Manufacturer,
  Model,
  Navigation,
  Offer,
  Page,
  PromoCard,
  Site,
  SiteFeatures,
  Slide,
} from '@forecourt/schemas/sanity.types';

/** What the content lake sets by itself. */
type Managed = '_createdAt' | '_updatedAt' | '_rev';

/**
 * A document or object of the content model as content is written here: without what the lake sets, and
 * with the keys of array items left out, which follow from their place (see `keyed`).
 */
export type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends Managed | '_key' ? never : Name]: Written<T[Name]> } & {
        _key?: string;
      }
    : T;

export type Block = NonNullable<Written<Page>['blocks']>[number];
export type ContentDocument = Written<
  | Dealership
  | Location
  | Manufacturer
  | Model
  | Navigation
  | Offer
  | Page
  | PromoCard
  | Site
  | SiteFeatures
  | Slide
>;

/** A reference to another document. */
export const reference = (_ref: string) => ({ _type: 'reference' as const, _ref });

/** A name in addresses. */
export const slug = (current: string) => ({ _type: 'slug' as const, current });

type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/**
 * Gives every object in an array the key the content lake asks for. Keys follow from the place, so seeding
 * again writes the same documents.
 */
export function keyed<T>(document: T): T {
  return withKeys(document as Value) as T;
}

function withKeys(value: Value): Value {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      item && typeof item === 'object' && !Array.isArray(item)
        ? { _key: `item${index + 1}`, ...(withKeys(item) as { [name: string]: Value }) }
        : withKeys(item),
    );
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
  }
  return value;
}
