import { MOST_PHOTO_HOSTS, photoHostProblem } from '@forecourt/lib/inventory/media/photo-host';
import {
  DEFAULT_FAILING_HOURS,
  PHOTO_FILES,
  type PhotoFiles,
  SEPARATOR_NAMES,
  type Separator,
} from '@forecourt/lib/inventory/stock/fetching/feed-options';
import { GUARD_MEANINGS, GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { ENCODINGS } from '@forecourt/lib/inventory/stock/reading/encodings';
import { FORMATS } from '@forecourt/lib/inventory/stock/reading/formats';
import { DownloadIcon } from '@sanity/icons/Download';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { emailsProblem } from '../fields/emailsProblem.ts';
import { slugField } from '../fields/slugField.ts';

const MOST_HOURS = 1000;
const SEPARATOR_TITLES: Record<Separator, string> = {
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
  missing: 'Only for cars without photos in the file (default)',
  always: 'For all cars, instead of photos in the file',
  never: 'Ignore',
};
const formatOf = (parent: unknown) => ((parent ?? {}) as { format?: string }).format;

/**
 * A dealer's stock feed: its source, schedule and mapping (`lib/inventory/stock/fetching`). Only
 * administrators may write it. Passwords are stored elsewhere.
 */
export const feed = defineType({
  name: 'feed',
  title: 'Stock feed',
  type: 'document',
  icon: DownloadIcon,
  groups: [
    { name: 'source', title: 'Source', default: true },
    { name: 'mapping', title: 'Columns' },
    { name: 'care', title: 'Guards and alerts' },
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
          'Identifies the vehicles of this feed. If you change it, vehicles imported so far stay listed and are never removed.',
      }),
      group: 'source',
    },
    defineField({
      name: 'isOn',
      title: 'On',
      type: 'boolean',
      group: 'source',
      initialValue: true,
      description: 'When off, the feed is not fetched, its stock stays unchanged, and no alerts are sent.',
    }),
    defineField({
      name: 'dealership',
      title: 'Dealership',
      type: 'reference',
      to: [{ type: 'dealership' }],
      group: 'source',
      options: { disableNew: true },
      description: 'Owner of vehicles whose location has no dealership.',
      validation: (rule) => rule.required().error('Choose the dealership.'),
    }),
    defineField({
      name: 'locations',
      title: 'Location codes',
      type: 'array',
      group: 'source',
      of: [defineArrayMember({ type: 'feedLocation' })],
      description:
        'The values of the column mapped to Location. Vehicles with other codes are imported without a location, and the run reports them.',
      validation: (rule) =>
        rule.custom((locations) => {
          const codes = ((locations ?? []) as { code?: string }[]).map(({ code }) => code);
          return new Set(codes).size === codes.length || 'Enter each code once.';
        }),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'feedSource',
      group: 'source',
      validation: (rule) => rule.required().error('Choose a source.'),
    }),
    defineField({
      name: 'replaces',
      title: 'Replaces',
      type: 'array',
      group: 'source',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom<string>(
              (name) => !name || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || 'Enter the short name of a feed.',
            ),
        }),
      ],
      options: { layout: 'tags' },
      description:
        'Short names of feeds whose cars move to this feed if it lists them too. They are recognised by VIN, registration or stock number, and keep their page, alerts and price history. Cars of other feeds stay there, and are held here.',
      validation: (rule) =>
        rule.unique().custom((names, { document }) => {
          const own = (document as { slug?: { current?: string } } | undefined)?.slug?.current;
          return (
            !own || !((names as string[] | undefined) ?? []).includes(own) || 'A feed cannot replace itself.'
          );
        }),
    }),
    defineField({
      name: 'photoFiles',
      title: 'Photo files',
      type: 'string',
      group: 'source',
      initialValue: 'missing',
      description:
        'In the same folder or zip, named by stock number: 12345.jpg, 12345_1.jpg, 12345-02.jpg, or in a folder 12345.',
      options: {
        layout: 'radio',
        list: PHOTO_FILES.map((value) => ({ title: PHOTO_FILES_TITLES[value], value })),
      },
    }),
    defineField({
      name: 'photoHosts',
      title: 'Photo hosts',
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
        'Hosts that photos, videos and history reports may be fetched from, such as https://photos.dealer.example/ or https://*.dealer.example/. Files on other hosts are not shown unless the platform allows them.',
      validation: (rule) => rule.unique().max(MOST_PHOTO_HOSTS),
    }),
    defineField({
      name: 'schedule',
      title: 'Schedule',
      type: 'feedSchedule',
      group: 'source',
      validation: (rule) => rule.required().error('Choose a schedule.'),
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'object',
      group: 'mapping',
      description: 'Can be compressed as zip or gz with a single file.',
      options: { columns: 2 },
      validation: (rule) => rule.required().error('Choose a file format.'),
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
          title: 'Column separator',
          type: 'string',
          initialValue: 'comma',
          options: { list: SEPARATOR_NAMES.map((value) => ({ title: SEPARATOR_TITLES[value], value })) },
          hidden: ({ parent }) => formatOf(parent) !== 'csv',
        }),
        defineField({
          name: 'encoding',
          title: 'Encoding',
          type: 'string',
          description: 'Leave empty to detect it from the file. The default is UTF-8.',
          options: { list: ENCODINGS.map((value) => ({ title: ENCODING_TITLES[value], value })) },
        }),
        defineField({
          name: 'records',
          title: 'Path to vehicles',
          type: 'string',
          placeholder: '$.*',
          description:
            'Leave empty if they are directly below the outermost list or element. Otherwise enter a path: $.stock.vehicle in XML, $.vehicles.* in JSON, $ if each line is an object. If the file has several dealers: $.dealer.vehicle, $.dealers.*.vehicles.*.',
          hidden: ({ parent }) => formatOf(parent) === 'csv',
          validation: (rule) =>
            rule.custom<string>(
              (path) => !path || /^\$(?:\.[^.\s]+)*$/.test(path) || 'Enter a path such as $.stock.vehicle.',
            ),
        }),
        defineField({
          name: 'mayEndOpen',
          title: 'The last line has no line break',
          type: 'boolean',
          initialValue: false,
          description:
            "Turn on only if the dealer's system always does this. Otherwise it indicates a truncated file.",
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
      description: 'The field for each column. A column can be used for several fields.',
      validation: (rule) => [
        rule.required().min(1).error('Add the columns of the file.'),
        rule
          .custom((columns) => {
            const fields = new Set(((columns ?? []) as { field?: string }[]).map(({ field }) => field));
            return (
              fields.has('stocknum') ||
              'No column is mapped to the stock number. Vehicles are identified by their VIN, else by a number made of registration, make, model, year and colour.'
            );
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'values',
      title: 'Default values',
      type: 'array',
      group: 'mapping',
      of: [defineArrayMember({ type: 'feedValue' })],
      description: 'Values for all vehicles if no column contains them, for example the condition Used.',
    }),
    defineField({
      name: 'unknown',
      title: 'Placeholders for unknown values',
      type: 'array',
      group: 'mapping',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: "Values that mean 'unknown' in every column, for example - or N/A.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'accept',
      title: 'Disabled guards',
      type: 'array',
      group: 'care',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: GUARDS.map((value) => ({ title: `${value}: ${GUARD_MEANINGS[value]}`, value })) },
      description:
        'Leave empty to be safe: guards stop files that would remove most of the stock. Disable one only if it always stops this feed by mistake.',
      validation: (rule) => [
        rule.unique(),
        rule.max(0).warning('Bad files of this kind are no longer stopped.'),
      ],
    }),
    defineField({
      name: 'alarm',
      title: 'Alerts',
      type: 'object',
      group: 'care',
      fields: [
        defineField({
          name: 'emails',
          title: 'Email notifications',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          description:
            'One email per problem. The stock is unchanged in the meantime. Leave empty to notify the administrators of the studio.',
          validation: (rule) =>
            rule.unique().custom((emails) => emailsProblem((emails as string[] | undefined) ?? []) ?? true),
        }),
        defineField({
          name: 'failingHours',
          title: 'Hours without a successful import',
          type: 'number',
          initialValue: DEFAULT_FAILING_HOURS,
          description:
            "Notify after this many hours if the file is missing or refused, or its server doesn't respond.",
          validation: (rule) => rule.min(1).max(MOST_HOURS).error(`Enter a number from 1 to ${MOST_HOURS}.`),
        }),
        defineField({
          name: 'sameFileHours',
          title: 'Hours with an unchanged file',
          type: 'number',
          description:
            "Notify if the dealer's system has stopped writing new files. Leave empty to turn this off.",
          validation: (rule) => rule.min(1).max(MOST_HOURS).error(`Enter a number from 1 to ${MOST_HOURS}.`),
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', dealership: 'dealership.name', kind: 'source.kind', isOn: 'isOn' },
    prepare: ({ title, dealership, kind, isOn }) => ({
      title: title ?? 'Untitled',
      subtitle: [dealership, kind, isOn === false && 'off'].filter(Boolean).join(' · '),
      media: DownloadIcon,
    }),
  },
});
