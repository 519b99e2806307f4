import { FilterIcon } from '@sanity/icons/Filter';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { BODY_OPTIONS } from '../fields/bodyOptions.ts';

const CONDITIONS = [
  { title: 'New', value: 'new' },
  { title: 'Demo', value: 'demo' },
  { title: 'Used', value: 'used' },
];

/** The facet of the stock index, from which the studio's input offers values. */
export interface StockChoiceOptions {
  stockFacet?: string;
}

/** A list of values, with suggestions from the site's stock. */
const stockList = (name: string, title: string, stockFacet: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags', stockFacet } as { layout: 'tags' } & StockChoiceOptions,
    validation: (rule) => rule.unique().max(20).error('Add up to 20 values, each once.'),
  });

const bound = (name: string, title: string, fieldset: 'price' | 'age', most: number) =>
  defineField({
    name,
    title,
    fieldset,
    type: 'number',
    validation: (rule) =>
      rule
        .integer()
        .min(0)
        .max(most)
        .error(`Enter a whole number up to ${most.toLocaleString('en-AU')}.`),
  });

const MAX_PRICE = 10_000_000;

/** A saved filter of a site's stock. Cars must match all fields, and any value of a list. */
export const stockFilter = defineType({
  name: 'stockFilter',
  title: 'Cars',
  type: 'object',
  icon: FilterIcon,
  fieldsets: [
    { name: 'price', title: 'Price', options: { columns: 2 } },
    { name: 'age', title: 'Age and use', options: { columns: 2 } },
  ],
  fields: [
    defineField({
      name: 'carTypes',
      title: 'Condition',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: CONDITIONS, layout: 'grid', stockFacet: 'car_type' } as {
        list: typeof CONDITIONS;
      } & StockChoiceOptions,
    }),
    defineField({
      name: 'bodies',
      title: 'Body types',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: BODY_OPTIONS, stockFacet: 'simple_body' } as {
        list: typeof BODY_OPTIONS;
      } & StockChoiceOptions,
      validation: (rule) => rule.unique().error('Select each body type only once.'),
    }),
    stockList('makes', 'Makes', 'make'),
    stockList('models', 'Models', 'model'),
    stockList('fuels', 'Fuels', 'simple_fuel'),
    stockList('tags', 'Tags', 'tag'),
    stockList('locations', 'Locations', 'location_name'),
    defineField({
      name: 'certified',
      title: 'Certified only',
      type: 'boolean',
      description: 'Only vehicles that the feed marks as certified.',
    }),
    bound('priceFrom', 'Price from ($)', 'price', MAX_PRICE),
    bound('priceTo', 'Price up to ($)', 'price', MAX_PRICE),
    bound('yearFrom', 'Built from', 'age', 2100),
    bound('kmTo', 'Kilometres up to', 'age', 2_000_000),
  ],
  validation: (rule) =>
    rule.custom((value) => {
      const { priceFrom, priceTo } = (value ?? {}) as { priceFrom?: number; priceTo?: number };
      if (priceFrom === undefined || priceTo === undefined || priceFrom <= priceTo) return true;
      return { message: 'The minimum price must be below the maximum price.', path: ['priceFrom'] };
    }),
});
