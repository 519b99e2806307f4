import {
  MARK_KINDS,
  MOST_DEPTH_MM,
  MOST_KILOMETRES,
  markText,
  WHEELS,
} from '@forecourt/lib/vehicle/condition';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const listOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, title]) => ({ value, title }));

const percent = (name: 'x' | 'y', title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => [
      rule.required().error('Enter the place in percent.'),
      rule.min(0).max(100).error('Enter 0 to 100.'),
    ],
  });

const depth = (name: 'tread' | 'brake', title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: 'Empty if not measured.',
    validation: (rule) => rule.min(0).max(MOST_DEPTH_MM).error(`Enter 0 to ${MOST_DEPTH_MM} mm.`),
  });

const kilometres = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().min(0).max(MOST_KILOMETRES).error('Enter whole kilometres.'),
  });

const markFields = [
  defineField({
    name: 'kind',
    title: 'Kind',
    type: 'string',
    options: { list: listOf(MARK_KINDS) },
    validation: (rule) => rule.required().error('Choose a kind.'),
  }),
  defineField({
    name: 'text',
    title: 'Description',
    type: 'string',
    placeholder: '4 cm on the left rear door',
    validation: (rule) => rule.max(120).error('Keep it to 120 characters.'),
  }),
  percent('x', 'From the left, in percent', '0 is the left edge of the picture, 100 the right one.'),
  percent('y', 'From the top, in percent', '0 is the top edge of the picture, 100 the bottom one.'),
];

const markPreview = {
  select: { kind: 'kind', text: 'text' },
  prepare: ({ kind, text }: Record<string, unknown>) => ({
    title:
      typeof kind === 'string' ? markText({ kind: kind as never, text: String(text ?? '') }) : 'New mark',
    media: ClipboardIcon,
  }),
};

/** What an inspection of one vehicle found: marks, tyres and brakes, services, and its warranty. */
export const conditionFile = defineType({
  name: 'conditionFile',
  title: 'Condition file',
  type: 'document',
  icon: ClipboardIcon,
  fields: [
    defineField({
      name: 'stock_number',
      title: 'Stock number',
      type: 'string',
      description: 'The stock number of the vehicle in your feed. Its page shows this file.',
      placeholder: 'H10742',
      validation: (rule) => [
        rule.required().error('Enter the stock number.'),
        rule.max(60).error('Keep it to 60 characters.'),
      ],
    }),
    siteField,
    defineField({
      name: 'inspected_on',
      title: 'Inspected on',
      type: 'date',
      validation: (rule) => rule.required().error('Enter the date of the inspection.'),
    }),
    defineField({
      name: 'inspected_by',
      title: 'Inspected by',
      type: 'string',
      placeholder: 'Harbour workshop, Moorooka',
      validation: (rule) => rule.max(80).error('Keep it to 80 characters.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'What a buyer should know, in two or three sentences.',
      validation: (rule) => rule.max(400).error('Keep it to 400 characters.'),
    }),
    defineField({
      name: 'photos',
      title: 'Photos of marks',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'conditionPhoto',
          title: 'Photo',
          fields: [
            defineField({
              name: 'image',
              title: 'Photo',
              type: 'picture',
              validation: (rule) => rule.required().error('Add the photo.'),
            }),
            defineField({
              name: 'marks',
              title: 'Marks',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'object',
                  name: 'conditionMark',
                  title: 'Mark',
                  fields: markFields,
                  preview: markPreview,
                }),
              ],
              validation: (rule) => rule.max(12).error('Mark at most twelve places on a photo.'),
            }),
          ],
          preview: {
            select: { media: 'image', title: 'image.alt', marks: 'marks' },
            prepare: ({ media, title, marks }) => ({
              title: title || 'Photo',
              subtitle: `${Array.isArray(marks) ? marks.length : 0} marks`,
              media,
            }),
          },
        }),
      ],
      validation: (rule) => rule.max(30).error('Add at most thirty photos.'),
    }),
    defineField({
      name: 'spin_marks',
      title: 'Marks on the spin',
      type: 'array',
      description: 'Shown on the 360° view, if the vehicle has one.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'spinMark',
          title: 'Mark',
          fields: [
            defineField({
              name: 'frame',
              title: 'Picture of the spin',
              type: 'number',
              description: '1 is the first picture.',
              validation: (rule) => [
                rule.required().error('Enter the number of the picture.'),
                rule.integer().min(1).max(400).error('Enter a whole number from 1.'),
              ],
            }),
            ...markFields,
          ],
          preview: markPreview,
        }),
      ],
      validation: (rule) => rule.max(12).error('Mark at most twelve places.'),
    }),
    defineField({
      name: 'wheels',
      title: 'Tyres and brakes',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'wheelDepth',
          title: 'Wheel',
          fields: [
            defineField({
              name: 'wheel',
              title: 'Wheel',
              type: 'string',
              options: { list: listOf(WHEELS) },
              validation: (rule) => rule.required().error('Choose the wheel.'),
            }),
            depth('tread', 'Tyre tread in mm'),
            depth('brake', 'Brake pad in mm'),
          ],
          preview: {
            select: { wheel: 'wheel', tread: 'tread', brake: 'brake' },
            prepare: ({ wheel, tread, brake }) => ({
              title: WHEELS[wheel as keyof typeof WHEELS] ?? 'Wheel',
              subtitle: [
                typeof tread === 'number' && `Tyre ${tread} mm`,
                typeof brake === 'number' && `Brake ${brake} mm`,
              ]
                .filter(Boolean)
                .join(' · '),
              media: ClipboardIcon,
            }),
          },
        }),
      ],
      validation: (rule) => rule.max(4).error('A vehicle has four wheels here.'),
    }),
    defineField({
      name: 'services',
      title: 'Service history',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceEntry',
          title: 'Service',
          fields: [
            defineField({
              name: 'date',
              title: 'Date',
              type: 'date',
              validation: (rule) => rule.required().error('Enter the date.'),
            }),
            kilometres('km', 'Odometer in km'),
            defineField({
              name: 'workshop',
              title: 'Workshop',
              type: 'string',
              validation: (rule) => rule.max(80).error('Keep it to 80 characters.'),
            }),
            defineField({
              name: 'work',
              title: 'Work',
              type: 'string',
              placeholder: '40,000 km logbook service',
              validation: (rule) => rule.max(120).error('Keep it to 120 characters.'),
            }),
          ],
          preview: {
            select: { date: 'date', work: 'work', workshop: 'workshop' },
            prepare: ({ date, work, workshop }) => ({
              title: [date, work].filter(Boolean).join(' · ') || 'Service',
              subtitle: workshop,
              media: ClipboardIcon,
            }),
          },
        }),
      ],
      validation: (rule) => rule.max(60).error('Add at most sixty services.'),
    }),
    defineField({
      name: 'warranty',
      title: 'Warranty of this vehicle',
      type: 'object',
      description: 'Replaces the warranty text of the settings on this vehicle’s page.',
      fields: [
        defineField({
          name: 'text',
          title: 'Warranty',
          type: 'string',
          placeholder: 'Balance of the manufacturer’s warranty',
          validation: (rule) => rule.max(120).error('Keep it to 120 characters.'),
        }),
        defineField({ name: 'until', title: 'Ends on', type: 'date' }),
        kilometres('until_km', 'Ends at an odometer of'),
      ],
    }),
  ],
  preview: {
    select: { stock: 'stock_number', on: 'inspected_on' },
    prepare: ({ stock, on }) => ({
      title: stock ?? 'Untitled',
      subtitle: on ? `Inspected on ${on}` : undefined,
      media: ClipboardIcon,
    }),
  },
});
