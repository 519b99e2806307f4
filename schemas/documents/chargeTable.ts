import { formatDate } from '@forecourt/lib/platform/text/format';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { parsePostcodes } from '@forecourt/lib/vehicle/delivery';
import { CHARGE_LABELS } from '@forecourt/lib/vehicle/drive-away/charge-labels';
import {
  BOUNDED_FACTS,
  type BoundedFact,
  CHARGED_FUELS,
  CHARGED_KINDS,
  CHARGES,
  type ChargedFuel,
  type ChargedKind,
  type ChargeStep,
  exampleProblem,
  stepsProblem,
} from '@forecourt/lib/vehicle/drive-away/charge-table';
import { CAR_TYPES, type CarType } from '@forecourt/lib/vehicle/vehicle';
import { BillIcon } from '@sanity/icons/Bill';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isAdministrator } from './siteFeatures.ts';

export const CHARGE_TABLE_TYPE = 'chargeTable';

const KIND_TITLES: Readonly<Record<ChargedKind, string>> = {
  car: 'Cars',
  ute: 'Utes and vans',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  caravan: 'Caravans',
};
const SALE_TITLES: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demonstrator', used: 'Used' };
const FUEL_TITLES: Readonly<Record<ChargedFuel, string>> = {
  electric: 'Electric',
  plugInHybrid: 'Plug-in hybrid',
  hybrid: 'Hybrid',
  other: 'Petrol, diesel and others',
};
const FACT_TITLES: Readonly<Record<BoundedFact, string>> = {
  cylinders: 'Cylinders',
  engine: 'Engine capacity (cc)',
  gvm: 'Gross vehicle mass (kg)',
  tare: 'Tare mass (kg)',
  emissions: 'CO2 emissions (g/km)',
};

const choices = <Value extends string>(
  values: readonly Value[],
  titles: Readonly<Record<Value, string>>,
) => ({
  list: values.map((value) => ({ title: titles[value], value })),
});

const amount = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => rule.min(0).max(1_000_000).error('Enter an amount from 0 to 1,000,000.'),
  });

const conditionList = (
  name: string,
  title: string,
  list: { title: string; value: string }[],
  description: string,
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list },
    description,
  });

const bounds = (fact: BoundedFact) =>
  defineField({
    name: fact,
    title: FACT_TITLES[fact],
    type: 'object',
    options: { columns: 2, collapsible: true, collapsed: true },
    fields: [
      defineField({ name: 'over', title: 'More than', type: 'number', validation: (rule) => rule.min(0) }),
      defineField({ name: 'upTo', title: 'Up to', type: 'number', validation: (rule) => rule.min(0) }),
    ],
  });

const step = defineArrayMember({
  type: 'object',
  name: 'chargeStep',
  title: 'Bracket',
  fields: [
    defineField({
      name: 'over',
      title: 'Above',
      type: 'number',
      initialValue: 0,
      description: 'Values above this amount in dollars are in this bracket.',
      validation: (rule) => [
        rule.required().error('Enter an amount; 0 for the first bracket.'),
        rule.min(0).error('Enter 0 or more.'),
      ],
    }),
    amount('base', 'Fixed amount', 'In dollars.'),
    defineField({
      name: 'rate',
      title: 'Rate',
      type: 'number',
      description:
        'Dollars for each 100 dollars of the value, or for each of the number of dollars entered below.',
      validation: (rule) => rule.min(0).max(100).error('Enter a rate from 0 to 100.'),
    }),
    defineField({
      name: 'of',
      title: 'Rate applies to',
      type: 'string',
      options: {
        list: [
          { title: 'The whole value (default)', value: 'whole' },
          { title: 'The part above the start of the bracket', value: 'excess' },
        ],
      },
    }),
    defineField({
      name: 'risePer',
      title: 'Dollars after which the rate rises by 1',
      type: 'number',
      description: 'Only for a rate that increases within the bracket, such as 6666.66 in Western Australia.',
      validation: (rule) => rule.positive().error('Enter an amount above 0.'),
    }),
  ],
  preview: {
    select: { over: 'over', base: 'base', rate: 'rate' },
    prepare: ({ over, base, rate }) => ({
      title: `Above $${over ?? 0}`,
      subtitle: [typeof base === 'number' && `$${base}`, typeof rate === 'number' && `rate ${rate}`]
        .filter(Boolean)
        .join(' plus '),
      media: BillIcon,
    }),
  },
});

const rate = defineArrayMember({
  type: 'object',
  name: 'chargeRate',
  title: 'Rate',
  fields: [
    defineField({
      name: 'label',
      title: 'Name',
      type: 'string',
      description: 'For editors only, such as 5 or 6 cylinders.',
      validation: (rule) => rule.required().max(80).error('Enter a name of up to 80 characters.'),
    }),
    conditionList('kinds', 'Vehicles', choices(CHARGED_KINDS, KIND_TITLES).list, 'Leave empty for all.'),
    conditionList('saleKinds', 'Sold as', choices(CAR_TYPES, SALE_TITLES).list, 'Leave empty for all.'),
    conditionList('fuels', 'Fuel', choices(CHARGED_FUELS, FUEL_TITLES).list, 'Leave empty for all.'),
    ...BOUNDED_FACTS.map(bounds),
    defineField({
      name: 'postcodes',
      title: 'Postcodes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description:
        'A postcode such as 3000, or a range such as 3000-3207. Press Enter after each. Leave empty for the whole state.',
      validation: (rule) =>
        rule
          .custom((postcodes: string[] | undefined) => {
            const bad = postcodes?.find((text) => parsePostcodes(text) === null);
            return (
              bad === undefined ||
              `'${bad}' is not an Australian postcode. Enter 3000, or 3000-3207 for a range.`
            );
          })
          .error(),
    }),
    defineField({
      name: 'isEstimate',
      title: 'Estimate',
      type: 'boolean',
      description:
        'Turn on for an amount that insurers or zones decide. Shoppers see it marked as an estimate.',
    }),
    defineField({
      name: 'steps',
      title: 'Brackets',
      type: 'array',
      of: [step],
      description: 'Lowest first. A fixed fee has one bracket above 0 with a fixed amount.',
      validation: (rule) => [
        rule.required().min(1).error('Add at least one bracket.'),
        rule
          .custom((steps: Partial<ChargeStep>[] | undefined) => {
            const brackets = (steps ?? []).map((each) => ({ ...each, over: each.over ?? 0 }));
            return brackets.length === 0 || (stepsProblem(brackets) ?? true);
          })
          .error(),
      ],
    }),
    defineField({
      name: 'per',
      title: 'Dollars per part',
      type: 'number',
      description: 'The rate is for each of these dollars. Leave empty for 100.',
      validation: (rule) => rule.positive().error('Enter an amount above 0.'),
    }),
    defineField({
      name: 'countsParts',
      title: 'Count a part as a whole',
      type: 'boolean',
      description: 'Turn off only if the law charges the exact percentage. Default: on.',
    }),
    defineField({
      name: 'roundDownTo',
      title: 'Round down to cents',
      type: 'number',
      description: 'Such as 5 in Western Australia. Leave empty to round to the cent.',
      validation: (rule) => rule.integer().positive().error('Enter a whole number above 0.'),
    }),
    amount('less', 'Concession', 'Dollars that are deducted, such as for electric vehicles.'),
    amount('minimum', 'Minimum', 'In dollars.'),
    amount('maximum', 'Maximum', 'In dollars.'),
  ],
  preview: {
    select: { label: 'label', kinds: 'kinds' },
    prepare: ({ label, kinds }) => ({
      title: label ?? 'Untitled',
      subtitle: Array.isArray(kinds)
        ? CHARGED_KINDS.filter((kind) => kinds.includes(kind))
            .map((kind) => KIND_TITLES[kind])
            .join(', ')
        : 'All vehicles',
      media: BillIcon,
    }),
  },
});

const dateText = (date: unknown): string =>
  typeof date === 'string' ? (formatDate(date, 'UTC') ?? date) : 'no date';

const chargeTitle = (value: unknown): string => {
  const charge = CHARGES.find((each) => each === value);
  return charge ? CHARGE_LABELS[charge] : 'charge';
};

/** The published rates of a government charge in a state. Shared by all sites; administrators edit it. */
export const chargeTable = defineType({
  name: CHARGE_TABLE_TYPE,
  title: 'Government charge',
  type: 'document',
  icon: BillIcon,
  readOnly: ({ currentUser }) => !isAdministrator(currentUser),
  fields: [
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      options: { list: [...STATE_CODES] },
      validation: (rule) => rule.required().error('Choose a state.'),
    }),
    defineField({
      name: 'charge',
      title: 'Charge',
      type: 'string',
      options: { list: CHARGES.map((value) => ({ title: CHARGE_LABELS[value], value })) },
      validation: (rule) => rule.required().error('Choose a charge.'),
    }),
    defineField({
      name: 'effectiveFrom',
      title: 'First day',
      type: 'date',
      description:
        'When rates change, duplicate the table and enter the new first day. The later one replaces it.',
      validation: (rule) => rule.required().error('Enter the first day.'),
    }),
    defineField({
      name: 'effectiveUntil',
      title: 'Last day',
      type: 'date',
      description:
        'After this day the site shows no figure. Leave empty only for rates without an announced end.',
      validation: (rule) =>
        rule
          .custom((until: string | undefined, { document }) =>
            until && typeof document?.effectiveFrom === 'string' && until < document.effectiveFrom
              ? 'Enter a day after the first day.'
              : true,
          )
          .error(),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'The office and the page or act that publishes the rates.',
      validation: (rule) => rule.required().error('Enter the source.'),
    }),
    defineField({
      name: 'sourceUrl',
      title: 'Address of the source',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['https', 'http'] }).error('Enter a web address.'),
    }),
    defineField({
      name: 'reviewedOn',
      title: 'Reviewed on',
      type: 'date',
      description: 'The day on which somebody last looked at the source.',
      validation: (rule) => rule.required().error('Enter the day of the last review.'),
    }),
    defineField({
      name: 'verified',
      title: 'Rates were read at the source',
      type: 'boolean',
      initialValue: false,
      description: 'If off, shoppers see no figure from this table until "Confirmed on" has a date.',
      validation: (rule) => rule.required().error('Turn it on or off.'),
    }),
    defineField({
      name: 'confirmedOn',
      title: 'Confirmed on',
      type: 'date',
      description:
        'Enter the day on which you compared every rate below with the source. The history records who did.',
    }),
    defineField({
      name: 'isExample',
      title: 'Example rates',
      type: 'boolean',
      description:
        'Only for demonstrations. Shoppers see the amounts marked as an example. Leave off on real sites.',
      validation: (rule) =>
        rule
          .custom(
            (isExample: boolean | undefined, { document }) =>
              exampleProblem({
                isExample: isExample ?? null,
                verified: document?.verified === true,
                confirmedOn: typeof document?.confirmedOn === 'string' ? document.confirmedOn : null,
              }) ?? true,
          )
          .error(),
    }),
    defineField({ name: 'note', title: 'Note', type: 'text', rows: 3, description: 'For editors only.' }),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'array',
      of: [rate],
      description: 'The first rate that fits a vehicle applies. Put special cases first.',
      validation: (rule) => rule.required().min(1).error('Add at least one rate.'),
    }),
  ],
  orderings: [
    {
      name: 'state',
      title: 'State',
      by: [
        { field: 'state', direction: 'asc' },
        { field: 'charge', direction: 'asc' },
        { field: 'effectiveFrom', direction: 'desc' },
      ],
    },
    { name: 'reviewed', title: 'Oldest review first', by: [{ field: 'reviewedOn', direction: 'asc' }] },
  ],
  preview: {
    select: {
      state: 'state',
      charge: 'charge',
      from: 'effectiveFrom',
      until: 'effectiveUntil',
      reviewed: 'reviewedOn',
      verified: 'verified',
      confirmed: 'confirmedOn',
      isExample: 'isExample',
    },
    prepare: ({ state, charge, from, until, reviewed, verified, confirmed, isExample }) => ({
      title: `${state ?? 'State'}: ${chargeTitle(charge)}`,
      subtitle: [
        verified
          ? 'Verified'
          : confirmed
            ? `Confirmed on ${dateText(confirmed)}`
            : isExample
              ? 'Example rates'
              : 'To confirm',
        `from ${dateText(from)}${until ? ` until ${dateText(until)}` : ''}`,
        `reviewed on ${dateText(reviewed)}`,
      ].join(' · '),
      media: BillIcon,
    }),
  },
});
