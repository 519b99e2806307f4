import { searchSlugProblem } from '@forecourt/lib/sites/slugs';
import { PinIcon } from '@sanity/icons/Pin';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import {
  missingDays,
  type OpeningHourValue,
  type SpecialHourValue,
  specialDaysProblem,
  weekProblem,
} from '../objects/hoursRules.ts';
import { dealerLicenceProblem } from '../warnings/dealerLicence.ts';
import { creditRule } from '../warnings/textRules.ts';

const phone = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    validation: (rule) =>
      rule.custom(
        (value) =>
          !value || /^\+?[\d ()-]{6,20}$/.test(value) || 'Use digits and spaces, for example 07 3000 0000.',
      ),
  });

/**
 * A place where customers are met: sales, service or parts (LOC-01 to LOC-32). Field names match the feed's.
 */
export const location = defineType({
  name: 'location',
  title: 'Location',
  type: 'document',
  validation: creditRule,
  icon: PinIcon,
  groups: [
    { name: 'place', title: 'Location', default: true },
    { name: 'contact', title: 'Contact and hours' },
    { name: 'details', title: 'Details' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'place',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    {
      ...slugField({
        description: "The location's page and its stock: /search/{name}.",
        problem: searchSlugProblem,
      }),
      group: 'place',
    },
    defineField({
      name: 'dealership',
      title: 'Dealership',
      type: 'reference',
      to: [{ type: 'dealership' }],
      group: 'place',
      validation: (rule) => rule.required().error('Choose a dealership.'),
    }),
    defineField({
      name: 'location_type',
      title: 'Department',
      type: 'string',
      group: 'place',
      description: 'If empty, it is shown only while no department is selected.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Sales', value: 'sales' },
          { title: 'Service', value: 'service' },
          { title: 'Parts', value: 'parts' },
          { title: 'Other', value: 'other' },
        ],
      },
    }),
    defineField({
      name: 'location_subtype',
      title: 'Department type',
      type: 'string',
      group: 'place',
      description:
        "If this contains 'buying', it is listed as a buying centre where shoppers sell their car.",
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'address',
      group: 'place',
      validation: (rule) => rule.required().error('Enter the address.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'place' }),
    defineField({
      name: 'primary',
      title: 'Main location',
      type: 'boolean',
      group: 'place',
      initialValue: false,
      description: 'The default location of a site.',
    }),
    defineField({ name: 'visible', title: 'Visible', type: 'boolean', group: 'place', initialValue: true }),
    defineField({
      name: 'contact_detail',
      title: 'Contact',
      type: 'object',
      group: 'contact',
      fields: [
        phone('phone', 'Phone'),
        phone('landline_phone', 'Landline'),
        defineField({
          name: 'opening_hours',
          title: 'Opening hours',
          type: 'array',
          of: [defineArrayMember({ type: 'openingHour' })],
          validation: (rule) => [
            rule.custom((rows) => weekProblem(rows as OpeningHourValue[] | undefined) ?? true),
            rule
              .custom((rows) => {
                const missingNames = missingDays(rows as OpeningHourValue[] | undefined);
                return missingNames.length
                  ? `Not listed: ${missingNames.join(', ')}. They are shown as closed.`
                  : true;
              })
              .warning(),
          ],
        }),
      ],
    }),
    defineField({
      name: 'special_hours',
      title: 'Holiday hours',
      type: 'array',
      group: 'contact',
      description: 'Hours on days that differ from the week, such as public holidays.',
      of: [defineArrayMember({ type: 'specialHour' })],
      validation: (rule) =>
        rule.custom((rows) => specialDaysProblem(rows as SpecialHourValue[] | undefined) ?? true),
    }),
    defineField({
      name: 'test_drive_capacity',
      title: 'Test drives at the same time',
      type: 'number',
      group: 'contact',
      description:
        'How many test drives can take place at once. If empty, each car can go out once at a time, and one test drive without a chosen car.',
      validation: (rule) =>
        rule.integer().min(1).max(50).error('Enter a whole number from 1 to 50, or leave it empty.'),
    }),
    defineField({
      name: 'dealer_license_number',
      title: 'Dealer licence number',
      type: 'string',
      group: 'details',
      validation: (rule) =>
        rule.custom((number, { document }) => dealerLicenceProblem(number, document)).error(),
    }),
    defineField({
      name: 'dealer_license_name',
      title: 'Name on the dealer licence',
      type: 'string',
      group: 'details',
      description: 'The person or company that holds the licence. Shown where state law asks for it.',
    }),
    defineField({
      name: 'motor_vehicle_repairer',
      title: 'Motor vehicle repairer licence',
      type: 'string',
      group: 'details',
    }),
    defineField({
      name: 'manufacturers',
      title: 'Manufacturers',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'manufacturer' }] })],
      validation: (rule) => rule.unique().error('Select each manufacturer only once.'),
    }),
    defineField({
      name: 'distribution_locations',
      title: 'Also send leads to',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => rule.unique().error('Select each location only once.'),
    }),
    defineField({
      name: 'reviews',
      title: 'Reviews',
      type: 'object',
      group: 'details',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'average_rating',
          title: 'Average rating',
          type: 'number',
          validation: (rule) => rule.min(0).max(5).error('Enter a number from 0 to 5.'),
        }),
        defineField({
          name: 'count',
          title: 'Number of reviews',
          type: 'number',
          validation: (rule) => rule.integer().min(0).error('Enter a whole number.'),
        }),
      ],
    }),
  ],
  preview: {
    select: {
      title: 'name',
      kind: 'location_type',
      city: 'address.city',
      visible: 'visible',
      media: 'image',
    },
    prepare: ({ title, kind, city, visible, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [kind, city, visible === false && 'hidden'].filter(Boolean).join(' · '),
      media: media ?? PinIcon,
    }),
  },
});
