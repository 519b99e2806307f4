import { priceKind } from '@forecourt/lib/leads/service-booking/work';
import { bodyLabel, KNOWN_BODIES } from '@forecourt/lib/vehicle/body';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const MOST_MINUTES = 60 * 60;
const MOST_DOLLARS = 20_000;

/** Each label once: some body types share one. */
const BODIES = [...new Map(KNOWN_BODIES.map((value) => [bodyLabel(value), value]))].map(([title, value]) => ({
  title,
  value,
}));

const minutes = (description: string) =>
  defineField({
    name: 'minutes',
    title: 'Duration in minutes',
    type: 'number',
    description,
    validation: (rule) =>
      rule.integer().min(5).max(MOST_MINUTES).error(`Enter whole minutes from 5 to ${MOST_MINUTES}.`),
  });
const price = (description: string) =>
  defineField({
    name: 'price',
    title: 'Price in dollars, with GST',
    type: 'number',
    description,
    validation: (rule) =>
      rule.integer().min(0).max(MOST_DOLLARS).error('Enter whole dollars, or leave it empty.'),
  });

const minutesLabel = (time: unknown): string | false => typeof time === 'number' && `${time} min`;

/** Returns a price in a list of the studio, which does not load the texts of the website. */
function priceLabel(price: { price: number | null; isFrom: boolean }): string {
  const { kind, amount } = priceKind(price);
  if (kind === 'exact') return amount;
  return kind === 'from' ? `From ${amount}` : kind === 'free' ? 'Free' : 'Price on quote';
}

interface Variant {
  make?: string;
  model?: string;
  body?: string;
  minutes?: number;
  price?: number;
}

function variantProblem(value: unknown): string | true {
  const { make, model, body, minutes: time, price: amount } = (value ?? {}) as Variant;
  if (!make && !model && !body) return 'Enter a make, a model or a body type.';
  return time !== undefined || amount !== undefined || 'Enter a duration or a price.';
}

/** Work that shoppers can book at a workshop. */
export const serviceJob = defineType({
  name: 'serviceJob',
  title: 'Service job',
  type: 'document',
  icon: ClipboardIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      placeholder: 'Logbook service',
      validation: (rule) => [
        rule.required().error('Enter the name.'),
        rule.max(60).warning('Keep it under 60 characters.'),
      ],
    }),
    siteField,
    defineField({
      name: 'description',
      title: 'Description',
      type: 'string',
      description: 'What is included, in one sentence.',
      validation: (rule) => rule.max(140).warning('Keep it under 140 characters.'),
    }),
    {
      ...minutes('The car occupies a bay for this time. Longer than a day means that it stays overnight.'),
      initialValue: 60,
      validation: (rule) => [
        rule.required().error('Enter the duration.'),
        rule.integer().min(5).max(MOST_MINUTES).error(`Enter whole minutes from 5 to ${MOST_MINUTES}.`),
      ],
    },
    price('Empty if you quote the price later.'),
    defineField({
      name: 'price_from',
      title: 'The price is a starting price',
      type: 'boolean',
      description: "Shown as 'From $289'.",
      initialValue: true,
    }),
    defineField({
      name: 'needs_bay',
      title: 'Needs a bay',
      type: 'boolean',
      description: 'Turn off for work in the car park, such as a battery test.',
      initialValue: true,
    }),
    defineField({
      name: 'loan_car',
      title: 'Loan car available',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'locations',
      title: 'Only at these workshops',
      type: 'array',
      description: 'Empty for all workshops of the site.',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'location' }], options: { disableNew: true } }),
      ],
      validation: (rule) => rule.unique().error('Select each workshop only once.'),
    }),
    defineField({
      name: 'variants',
      title: 'Different for some vehicles',
      type: 'array',
      description: 'The most exact entry applies: a model before a make, a make before a body type.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceVariant',
          title: 'Vehicles',
          fields: [
            defineField({ name: 'make', title: 'Make', type: 'string', placeholder: 'Mazda' }),
            defineField({ name: 'model', title: 'Model', type: 'string', placeholder: 'BT-50' }),
            defineField({
              name: 'body',
              title: 'Body type',
              type: 'string',
              options: { list: BODIES },
            }),
            minutes("Empty for the job's own."),
            price("Empty for the job's own."),
          ],
          validation: (rule) => rule.custom(variantProblem).error(),
          preview: {
            select: { make: 'make', model: 'model', body: 'body', minutes: 'minutes', price: 'price' },
            prepare: ({ make, model, body, minutes: time, price: amount }) => ({
              title: [make, model, body && bodyLabel(body)].filter(Boolean).join(' ') || 'No vehicles yet',
              subtitle: [
                minutesLabel(time),
                typeof amount === 'number' && priceLabel({ price: amount, isFrom: false }),
              ]
                .filter(Boolean)
                .join(' · '),
              media: ClipboardIcon,
            }),
          },
        }),
      ],
    }),
    defineField({
      name: 'order',
      title: 'Position in the list',
      type: 'number',
      description: 'Lower numbers first.',
      initialValue: 50,
      validation: (rule) => rule.integer().min(0).error('Enter a whole number.'),
    }),
  ],
  preview: {
    select: { name: 'name', minutes: 'minutes', price: 'price', isFrom: 'price_from' },
    prepare: ({ name, minutes: time, price: amount, isFrom }) => ({
      title: name ?? 'Untitled',
      subtitle: [
        minutesLabel(time),
        priceLabel({ price: typeof amount === 'number' ? amount : null, isFrom: isFrom === true }),
      ]
        .filter(Boolean)
        .join(' · '),
      media: ClipboardIcon,
    }),
  },
});
