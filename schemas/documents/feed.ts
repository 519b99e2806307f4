import { MOST_PHOTO_HOSTS, photoHostProblem } from '@forecourt/lib/inventory/media/photo-host';
import {
  DEFAULT_FAILING_HOURS,
  PHOTO_FILES,
  type PhotoFiles,
  SEPARATORS,
} from '@forecourt/lib/inventory/stock/fetching/document';
import { GUARD_MEANINGS, GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { ENCODINGS } from '@forecourt/lib/inventory/stock/reading/encodings';
import { FORMATS } from '@forecourt/lib/inventory/stock/reading/formats';
import { DownloadIcon } from '@sanity/icons/Download';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { emailsProblem } from '../fields/emailsProblem.ts';
import { slugField } from '../fields/slugField.ts';

const MOST_HOURS = 1000;
const SEPARATOR_TITLES: Record<keyof typeof SEPARATORS, string> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  bar: 'Bar |',
};
const ENCODING_TITLES: Record<(typeof ENCODINGS)[number], string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (older Windows programs)',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
};
const PHOTO_FILES_TITLES: Record<PhotoFiles, string> = {
  missing: 'Of cars for which the file names no photos (usual)',
  always: 'Of every car, in place of photos that the file names',
  never: 'Not looked at',
};
const separatorsOf = Object.keys(SEPARATORS) as (keyof typeof SEPARATORS)[];
const formatOf = (parent: unknown) => ((parent ?? {}) as { format?: string }).format;

/**
 * A dealer's feed that comes by itself: from where, when, and how it becomes stock (`lib/inventory/stock/fetching`). Only
 * administrators write it; its passwords stand elsewhere.
 */
export const feed = defineType({
  name: 'feed',
  title: 'Stock feed',
  type: 'document',
  icon: DownloadIcon,
  groups: [
    { name: 'source', title: 'Source', default: true },
    { name: 'mapping', title: 'Columns' },
    { name: 'care', title: 'Guards and alarm' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'source',
      validation: (rule) => rule.required().max(60).error('Enter a name of up to 60 characters.'),
    }),
    {
      ...slugField({
        title: 'Short name',
        description:
          'By this name a vehicle is known as one of this feed. After a change the vehicles imported so far stay, and nothing retires them any more.',
      }),
      group: 'source',
    },
    defineField({
      name: 'isOn',
      title: 'On',
      type: 'boolean',
      group: 'source',
      initialValue: true,
      description: 'Off: it is not fetched by itself, its stock stays as it is, and nobody is told.',
    }),
    defineField({
      name: 'dealership',
      title: 'Dealership',
      type: 'reference',
      to: [{ type: 'dealership' }],
      group: 'source',
      options: { disableNew: true },
      description: 'Whose vehicles these are, where their location does not say otherwise.',
      validation: (rule) => rule.required().error('Choose the dealership.'),
    }),
    defineField({
      name: 'locations',
      title: "Locations by the feed's code",
      type: 'array',
      group: 'source',
      of: [defineArrayMember({ type: 'feedLocation' })],
      description:
        'What a column that fills Location says. A vehicle with another code is taken without a location, and its run says so.',
      validation: (rule) =>
        rule.custom((locations) => {
          const codes = ((locations ?? []) as { code?: string }[]).map(({ code }) => code);
          return new Set(codes).size === codes.length || 'Each code once.';
        }),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'feedSource',
      group: 'source',
      validation: (rule) => rule.required().error('Say where the file comes from.'),
    }),
    defineField({
      name: 'photoFiles',
      title: 'Photos beside the file',
      type: 'string',
      group: 'source',
      initialValue: 'missing',
      description:
        'In the same folder or the same zip, named by stock number: 12345.jpg, 12345_1.jpg, 12345-02.jpg, or in a folder 12345.',
      options: {
        layout: 'radio',
        list: PHOTO_FILES.map((value) => ({ title: PHOTO_FILES_TITLES[value], value })),
      },
    }),
    defineField({
      name: 'photoHosts',
      title: 'Hosts of its photos',
      type: 'array',
      group: 'source',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom<string>((source) =>
              source ? (photoHostProblem(source) ?? true) : 'Enter the address.',
            ),
        }),
      ],
      description:
        'Where photos, films and history reports that the file names are fetched, such as https://photos.dealer.example/ or https://*.dealer.example/. What is on any other host is not shown, unless whoever runs the platform allows it.',
      validation: (rule) => rule.unique().max(MOST_PHOTO_HOSTS),
    }),
    defineField({
      name: 'schedule',
      title: 'Schedule',
      type: 'feedSchedule',
      group: 'source',
      validation: (rule) => rule.required().error('Say when the file is fetched.'),
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'object',
      group: 'mapping',
      description: 'It may come as a zip or gz with one file in it.',
      options: { columns: 2 },
      validation: (rule) => rule.required().error('Say what kind of file it is.'),
      fields: [
        defineField({
          name: 'format',
          title: 'Format',
          type: 'string',
          initialValue: 'csv',
          options: {
            layout: 'radio',
            direction: 'horizontal',
            list: FORMATS.map((value) => ({ title: value.toUpperCase(), value })),
          },
          validation: (rule) => rule.required().error('Choose the format.'),
        }),
        defineField({
          name: 'separator',
          title: 'Between columns',
          type: 'string',
          initialValue: 'comma',
          options: { list: separatorsOf.map((value) => ({ title: SEPARATOR_TITLES[value], value })) },
          hidden: ({ parent }) => formatOf(parent) !== 'csv',
        }),
        defineField({
          name: 'encoding',
          title: 'Encoding',
          type: 'string',
          description: 'Empty: what the first bytes of the file or the first line of an XML say, else UTF-8.',
          options: { list: ENCODINGS.map((value) => ({ title: ENCODING_TITLES[value], value })) },
        }),
        defineField({
          name: 'records',
          title: 'Where the vehicles stand',
          type: 'string',
          placeholder: '$.*',
          description:
            'Empty: right below the outermost list or element. Else the path to them: $.stock.vehicle in XML, $.vehicles.* in JSON.',
          hidden: ({ parent }) => formatOf(parent) === 'csv',
          validation: (rule) =>
            rule.custom<string>(
              (path) => !path || /^\$(?:\.[^.\s]+)+$/.test(path) || 'Enter a path such as $.stock.vehicle.',
            ),
        }),
        defineField({
          name: 'mayEndOpen',
          title: 'The last line has no line break',
          type: 'boolean',
          initialValue: false,
          description:
            "Only if the dealer's system always writes it so: otherwise it is the sign of a file that was cut off.",
          hidden: ({ parent }) => formatOf(parent) !== 'csv',
        }),
      ],
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      group: 'mapping',
      of: [defineArrayMember({ type: 'feedColumn' })],
      description: 'What each column fills. A column that fills several fields is there several times.',
      validation: (rule) => [
        rule.required().min(1).error('Add the columns of the file.'),
        rule
          .custom((columns) => {
            const fields = new Set(((columns ?? []) as { field?: string }[]).map(({ field }) => field));
            return (
              fields.has('stocknum') ||
              'One column has to fill the stock number: by it a vehicle is known again.'
            );
          })
          .error(),
      ],
    }),
    defineField({
      name: 'values',
      title: 'Values of every vehicle',
      type: 'array',
      group: 'mapping',
      of: [defineArrayMember({ type: 'feedValue' })],
      description: 'Where no column says so: all of them used, for example.',
    }),
    defineField({
      name: 'unknown',
      title: 'Marks for what is not known',
      type: 'array',
      group: 'mapping',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: "Values that mean 'nothing' in every column, for example - or N/A.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'accept',
      title: 'Guards that this feed does without',
      type: 'array',
      group: 'care',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: GUARDS.map((value) => ({ title: `${value}: ${GUARD_MEANINGS[value]}`, value })) },
      description:
        'None is the safe choice: a guard stops the file that would empty a yard. Only for a feed that a guard stops rightly and always.',
      validation: (rule) => [
        rule.unique(),
        rule.max(0).warning('Nothing stops a bad file of this kind any more.'),
      ],
    }),
    defineField({
      name: 'alarm',
      title: 'Alarm',
      type: 'object',
      group: 'care',
      fields: [
        defineField({
          name: 'emails',
          title: 'Who is told by mail',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          description: 'Once for each trouble. The stock stays as it was meanwhile.',
          validation: (rule) => [
            rule
              .unique()
              .custom((emails) => emailsProblem((emails as string[] | undefined) ?? []) ?? true)
              .error(),
            rule.min(1).warning('Nobody hears when this feed fails.'),
          ],
        }),
        defineField({
          name: 'failingHours',
          title: 'After so many hours without success',
          type: 'number',
          initialValue: DEFAULT_FAILING_HOURS,
          description: 'There is no file, it is refused, or its server does not answer.',
          validation: (rule) => rule.min(1).max(MOST_HOURS).error(`Enter a number from 1 to ${MOST_HOURS}.`),
        }),
        defineField({
          name: 'sameFileHours',
          title: 'After so many hours with the same file',
          type: 'number',
          description:
            "A dealer's system that stopped writing leaves its last file behind. Empty: nobody is told of that.",
          validation: (rule) => rule.min(1).max(MOST_HOURS).error(`Enter a number from 1 to ${MOST_HOURS}.`),
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', dealership: 'dealership.name', kind: 'source.kind', isOn: 'isOn' },
    prepare: ({ title, dealership, kind, isOn }) => ({
      title: title ?? 'Without a name',
      subtitle: [dealership, kind, isOn === false && 'off'].filter(Boolean).join(' · '),
      media: DownloadIcon,
    }),
  },
});
