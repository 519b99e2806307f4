import { SECRET_NAME } from '@forecourt/lib/inventory/stock/fetching/source';
import {
  ADVERT_FIELDS,
  type AdvertField,
  MAPPED_FIELDS,
} from '@forecourt/lib/operations/advertising/advert-fields';
import { CAMPAIGN_NAME, campaignProblem } from '@forecourt/lib/operations/advertising/campaign';
import {
  ADVERTISED_PRICES,
  type AdvertisedPrice,
  BOOLEAN_WORDS,
  DECIMAL_MARKS,
  DELIVERIES,
  type Delivery,
  FILE_FORMATS,
  type FileFormat,
  FORMATS_OF,
  GENERIC_RECEIVERS,
  LEAST_SECRET_VERSION,
  LIST_SEPARATORS,
  PUSHED_RECEIVERS,
  RECEIVER_NAMES,
  type ReceiverName,
} from '@forecourt/lib/operations/advertising/feed-options';
import { columnNameProblem } from '@forecourt/lib/operations/advertising/formats/column-name';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { UploadIcon } from '@sanity/icons/Upload';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { BODY_OPTIONS } from '../fields/bodyOptions.ts';
import { siteField } from '../fields/siteField.ts';

export const OUTGOING_FEED_TYPE = 'outgoingFeed';

const RECEIVER_TITLES: Record<ReceiverName, string> = {
  googleVehicleAds: 'Google vehicle ads',
  meta: 'Meta automotive catalogue',
  bing: 'Microsoft Advertising automotive',
  tiktok: 'TikTok automotive catalogue',
  csv: 'Any other, CSV',
  json: 'Any other, JSON',
  xml: 'Any other, XML',
};
const DELIVERY_TITLES: Record<Delivery, string> = {
  file: 'The receiver fetches a file',
  push: 'Changes are sent to the receiver',
};
const PRICE_TITLES: Record<AdvertisedPrice, string> = {
  page: 'The price shown first on the page',
  driveAway: 'Drive-away price in one state',
};
const FORMAT_TITLES: Record<FileFormat, string> = { csv: 'CSV', tsv: 'TSV (tabs)', xml: 'XML', json: 'JSON' };
const SEPARATOR_TITLES = { comma: 'Comma ,', semicolon: 'Semicolon ;', bar: 'Bar |', space: 'Space' };
const DECIMAL_TITLES = { point: '12.5', comma: '12,5' };
const BOOLEAN_TITLES = { true: 'true, false', yes: 'yes, no', y: 'Y, N', one: '1, 0' };
const CONDITIONS = [
  { title: 'New', value: 'new' },
  { title: 'Demo', value: 'demo' },
  { title: 'Used', value: 'used' },
];
const FIELD_OPTIONS = MAPPED_FIELDS.map((value) => ({ value, title: ADVERT_FIELDS[value] }));

const MOST_PRICE = 10_000_000;
const MOST_DAYS = 3650;
const MOST_PHOTOS = 50;

interface Draft {
  receiver?: ReceiverName;
  price?: AdvertisedPrice;
  delivery?: Delivery;
  format?: FileFormat;
}
const draftOf = (document: unknown): Draft => (document ?? {}) as Draft;
const isGeneric = ({ receiver }: Draft) => GENERIC_RECEIVERS.some((name) => name === receiver);
const isPushed = ({ receiver }: Draft) => PUSHED_RECEIVERS.some((name) => name === receiver);
/** The formats that the selected receiver reads. */
const formatsFor = ({ receiver }: Draft): readonly FileFormat[] =>
  receiver ? FORMATS_OF[receiver] : FILE_FORMATS;

const whole = (name: string, title: string, fieldset: string, most: number) =>
  defineField({
    name,
    title,
    type: 'number',
    fieldset,
    validation: (rule) =>
      rule
        .integer()
        .min(0)
        .max(most)
        .error(`Enter a whole number up to ${most.toLocaleString('en-AU')}.`),
  });

const inOrder = (from: string, to: string, message: string) => (value: unknown) => {
  const { [from]: least, [to]: most } = (value ?? {}) as Record<string, number | undefined>;
  return least === undefined || most === undefined || least <= most || { message, path: [from] };
};

const account = (name: string, title: string, description: string, receiver: ReceiverName) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    hidden: ({ document }) => draftOf(document).receiver !== receiver,
    validation: (rule) =>
      rule.custom<string>((value, { document }) => {
        const draft = draftOf(document);
        if (value) return /^\d{1,20}$/.test(value) || 'Enter the number only.';
        return (
          draft.receiver !== receiver || draft.delivery !== 'push' || 'Enter it, so that changes can be sent.'
        );
      }),
  });

/**
 * Stock sent to an advertiser or a classifieds site (`lib/operations/advertising`). Only administrators may
 * write it.
 */
export const outgoingFeed = defineType({
  name: OUTGOING_FEED_TYPE,
  title: 'Outgoing feed',
  type: 'document',
  icon: UploadIcon,
  groups: [
    { name: 'receiver', title: 'Receiver', default: true },
    { name: 'stock', title: 'Vehicles' },
    { name: 'links', title: 'Price and links' },
    { name: 'mapping', title: 'Columns' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      group: 'receiver',
      validation: (rule) => rule.required().max(60).error('Enter a name of up to 60 characters.'),
    }),
    { ...siteField, group: 'receiver', description: 'The site whose vehicles are advertised and linked.' },
    defineField({
      name: 'isOn',
      title: 'On',
      type: 'boolean',
      group: 'receiver',
      initialValue: true,
      description: 'When off, the file is not available and no changes are sent.',
    }),
    defineField({
      name: 'receiver',
      title: 'Receiver',
      type: 'string',
      group: 'receiver',
      options: { list: RECEIVER_NAMES.map((value) => ({ title: RECEIVER_TITLES[value], value })) },
      description: 'Vehicles that the receiver would not accept are left out and listed under Advertising.',
      validation: (rule) => rule.required().error('Choose the receiver.'),
    }),
    defineField({
      name: 'delivery',
      title: 'Delivery',
      type: 'string',
      group: 'receiver',
      initialValue: 'file',
      options: {
        layout: 'radio',
        list: DELIVERIES.map((value) => ({ title: DELIVERY_TITLES[value], value })),
      },
      hidden: ({ document }) => !isPushed(draftOf(document)),
      validation: (rule) =>
        rule.custom<string>(
          (delivery, { document }) =>
            delivery !== 'push' ||
            isPushed(draftOf(document)) ||
            'This receiver fetches a file. Choose the file.',
        ),
    }),
    defineField({
      name: 'format',
      title: 'File format',
      type: 'string',
      group: 'receiver',
      options: { list: FILE_FORMATS.map((value) => ({ title: FORMAT_TITLES[value], value })) },
      description: 'Leave empty for the usual format of the receiver.',
      hidden: ({ document }) => formatsFor(draftOf(document)).length < 2,
      validation: (rule) =>
        rule.custom<string>((format, { document }) => {
          const formats = formatsFor(draftOf(document));
          return (
            !format ||
            formats.some((known) => known === format) ||
            `This receiver reads ${formats.map((known) => FORMAT_TITLES[known]).join(', ')}.`
          );
        }),
    }),
    defineField({
      name: 'accounts',
      title: 'Accounts',
      type: 'object',
      group: 'receiver',
      hidden: ({ document }) => !isPushed(draftOf(document)),
      fields: [
        account(
          'googleMerchantId',
          'Merchant Center ID',
          'The number at the top of Merchant Center.',
          'googleVehicleAds',
        ),
        account(
          'googleDataSourceId',
          'Data source ID',
          'The data source of the type API in Merchant Center.',
          'googleVehicleAds',
        ),
        account(
          'metaCatalogueId',
          'Catalogue ID',
          'The number of the catalogue in Commerce Manager.',
          'meta',
        ),
        defineField({
          name: 'secret',
          title: 'Name of the secret with the credentials',
          type: 'string',
          placeholder: 'auto-group-google',
          description:
            'Google: the JSON key of a service account. Meta: the access token of a system user. Enter the name, not the secret itself, as everyone who can read documents would see it. Store it afterwards in the tool Advertising.',
          hidden: ({ document }) => draftOf(document).delivery !== 'push',
          validation: (rule) =>
            rule.custom<string>((name, { document }) => {
              if (name)
                return (
                  SECRET_NAME.test(name) ||
                  'Use lower-case letters, digits and hyphens, for example auto-group-google.'
                );
              const draft = draftOf(document);
              return (
                !isPushed(draft) || draft.delivery !== 'push' || 'Enter it, so that changes can be sent.'
              );
            }),
        }),
        defineField({
          name: 'storeCodes',
          title: 'Store codes',
          type: 'array',
          description: "The store code of each location's Google Business Profile.",
          hidden: ({ document }) => draftOf(document).receiver !== 'googleVehicleAds',
          of: [
            defineArrayMember({
              type: 'object',
              name: 'storeCode',
              title: 'Store code',
              fields: [
                defineField({
                  name: 'location',
                  title: 'Location',
                  type: 'reference',
                  to: [{ type: 'location' }],
                  options: { disableNew: true },
                  validation: (rule) => rule.required().error('Choose the location.'),
                }),
                defineField({
                  name: 'code',
                  title: 'Store code',
                  type: 'string',
                  validation: (rule) =>
                    rule.required().max(64).error('Enter the store code, up to 64 characters.'),
                }),
              ],
              preview: {
                select: { title: 'location.name', subtitle: 'code' },
                prepare: ({ title, subtitle }) => ({ title: title ?? 'Untitled', subtitle }),
              },
            }),
          ],
          validation: (rule) =>
            rule.custom((codes) => {
              const ids = ((codes ?? []) as { location?: { _ref?: string } }[]).map(
                ({ location }) => location?._ref,
              );
              return new Set(ids).size === ids.length || 'Enter each location once.';
            }),
        }),
      ],
    }),
    defineField({
      name: 'secretVersion',
      title: 'Version of the address',
      type: 'number',
      group: 'receiver',
      initialValue: LEAST_SECRET_VERSION,
      description:
        'Increase it to renew the address of the file. The old address stops working, so give the receiver the new one.',
      validation: (rule) =>
        rule
          .integer()
          .min(LEAST_SECRET_VERSION)
          .max(9999)
          .error(`Enter a whole number from ${LEAST_SECRET_VERSION} to 9999.`),
    }),
    defineField({
      name: 'stock',
      title: 'Vehicles',
      type: 'object',
      group: 'stock',
      description: 'Only vehicles that match every rule are advertised. An empty rule does not restrict.',
      fieldsets: [
        { name: 'price', title: 'Price', options: { columns: 2 } },
        { name: 'age', title: 'Days in stock', options: { columns: 2 } },
      ],
      validation: (rule) => [
        rule.custom(inOrder('priceFrom', 'priceTo', 'The lowest price must be below the highest.')),
        rule.custom(inOrder('daysFrom', 'daysTo', 'The lowest number of days must be below the highest.')),
      ],
      fields: [
        defineField({
          name: 'conditions',
          title: 'Condition',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { list: CONDITIONS, layout: 'grid' },
          validation: (rule) => rule.unique(),
        }),
        defineField({
          name: 'dealerships',
          title: 'Dealerships',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'reference',
              to: [{ type: 'dealership' }],
              options: { disableNew: true },
            }),
          ],
          description: "Leave empty for all of the site's dealerships.",
          validation: (rule) => rule.unique().error('Choose each dealership once.'),
        }),
        defineField({
          name: 'makes',
          title: 'Makes',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          validation: (rule) => rule.unique().max(100).error('Add up to 100 makes, each once.'),
        }),
        defineField({
          name: 'bodies',
          title: 'Body types',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { list: BODY_OPTIONS },
          validation: (rule) => rule.unique().error('Select each body type only once.'),
        }),
        whole('priceFrom', 'From ($)', 'price', MOST_PRICE),
        whole('priceTo', 'Up to ($)', 'price', MOST_PRICE),
        whole('daysFrom', 'From', 'age', MOST_DAYS),
        whole('daysTo', 'Up to', 'age', MOST_DAYS),
        defineField({
          name: 'minimumPhotos',
          title: 'Minimum photos',
          type: 'number',
          description: 'Vehicles with fewer photos are listed as left out.',
          validation: (rule) =>
            rule.integer().min(0).max(MOST_PHOTOS).error(`Enter a whole number up to ${MOST_PHOTOS}.`),
        }),
        defineField({
          name: 'includesComingSoon',
          title: 'Include vehicles that are coming soon',
          type: 'boolean',
          initialValue: false,
        }),
        defineField({
          name: 'includesReserved',
          title: 'Include reserved vehicles',
          type: 'boolean',
          initialValue: false,
          description: 'When off, a vehicle leaves the feed while it is reserved or in a checkout.',
        }),
        defineField({
          name: 'excludedStockNumbers',
          title: 'Excluded stock numbers',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          validation: (rule) => rule.unique().max(1000).error('Add up to 1,000 stock numbers, each once.'),
        }),
      ],
    }),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'string',
      group: 'links',
      initialValue: 'page',
      options: {
        layout: 'radio',
        list: ADVERTISED_PRICES.map((value) => ({ title: PRICE_TITLES[value], value })),
      },
      description:
        'Advertisers compare the price with the page. A drive-away price needs a site that shows drive-away prices.',
    }),
    defineField({
      name: 'priceState',
      title: 'State of the drive-away price',
      type: 'string',
      group: 'links',
      options: { list: STATE_CODES.map((value) => ({ title: value, value })) },
      description:
        'Leave empty for the state where each vehicle is. Vehicles in other states are left out, because their pages show another price.',
      hidden: ({ document }) => draftOf(document).price !== 'driveAway',
    }),
    defineField({
      name: 'campaign',
      title: 'Campaign parameters',
      type: 'array',
      group: 'links',
      description:
        'Added to the link of each vehicle, for example utm_source. The values may contain {stocknum}, {make} and {model}.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'campaignParameter',
          title: 'Parameter',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              placeholder: 'utm_source',
              validation: (rule) => [
                rule.required().error('Enter the name.'),
                rule.custom<string>(
                  (name) =>
                    !name || CAMPAIGN_NAME.test(name) || 'Use lower-case letters, digits and underscores.',
                ),
              ],
            }),
            defineField({
              name: 'value',
              title: 'Value',
              type: 'string',
              validation: (rule) => [
                rule.required().max(100).error('Enter a value of up to 100 characters.'),
                rule.custom<string>((value) => (value && campaignProblem(value)) || true),
              ],
            }),
          ],
          preview: {
            select: { name: 'name', value: 'value' },
            prepare: ({ name, value }) => ({ title: name ?? 'Untitled', subtitle: value }),
          },
        }),
      ],
      validation: (rule) =>
        rule.max(20).custom((parameters) => {
          const names = ((parameters ?? []) as { name?: string }[]).map(({ name }) => name);
          return new Set(names).size === names.length || 'Enter each name once.';
        }),
    }),
    defineField({
      name: 'mapping',
      title: 'Columns',
      type: 'object',
      group: 'mapping',
      hidden: ({ document }) => !isGeneric(draftOf(document)),
      fields: [
        defineField({
          name: 'columns',
          title: 'Columns',
          type: 'array',
          description: "Our field for each column of the receiver, in the receiver's order.",
          of: [
            defineArrayMember({
              type: 'object',
              name: 'outgoingColumn',
              title: 'Column',
              fields: [
                defineField({
                  name: 'name',
                  title: 'Column',
                  type: 'string',
                  description: 'The name that the receiver expects.',
                  validation: (rule) => rule.required().max(80).error('Enter a name of up to 80 characters.'),
                }),
                defineField({
                  name: 'field',
                  title: 'Field',
                  type: 'string',
                  options: { list: FIELD_OPTIONS },
                  validation: (rule) => rule.required().error('Choose the field.'),
                }),
              ],
              preview: {
                select: { name: 'name', field: 'field' },
                prepare: ({ name, field }) => ({
                  title: name ?? 'Untitled',
                  subtitle: ADVERT_FIELDS[field as AdvertField] ?? field,
                }),
              },
            }),
          ],
          validation: (rule) =>
            rule.custom((columns, { document }) => {
              const draft = draftOf(document);
              if (!isGeneric(draft)) return true;
              const names = ((columns ?? []) as { name?: string }[]).flatMap(({ name }) => name ?? []);
              if (names.length === 0) return 'Add the columns that the receiver expects.';
              if (new Set(names).size < names.length) return 'Enter each column once.';
              return names.flatMap((name) => columnNameProblem(draft.receiver, name) ?? [])[0] ?? true;
            }),
        }),
        defineField({
          name: 'listSeparator',
          title: 'List separator',
          type: 'string',
          description: 'Between the photos in one column of a CSV file.',
          options: { list: LIST_SEPARATORS.map((value) => ({ title: SEPARATOR_TITLES[value], value })) },
          initialValue: 'comma',
          hidden: ({ document }) => draftOf(document).receiver !== 'csv',
        }),
        defineField({
          name: 'decimalMark',
          title: 'Decimal numbers',
          type: 'string',
          options: { list: DECIMAL_MARKS.map((value) => ({ title: DECIMAL_TITLES[value], value })) },
          initialValue: 'point',
        }),
        defineField({
          name: 'booleanWords',
          title: 'Yes and no',
          type: 'string',
          options: { list: BOOLEAN_WORDS.map((value) => ({ title: BOOLEAN_TITLES[value], value })) },
          initialValue: 'true',
        }),
        defineField({
          name: 'root',
          title: 'Name of the list',
          type: 'string',
          placeholder: 'vehicles',
          description: 'The outermost element in XML. In JSON, leave empty for a plain list.',
          hidden: ({ document }) => draftOf(document).receiver === 'csv',
          validation: (rule) =>
            rule.custom<string>((name, { document }) =>
              name ? (columnNameProblem(draftOf(document).receiver, name) ?? true) : true,
            ),
        }),
        defineField({
          name: 'record',
          title: 'Name of a vehicle',
          type: 'string',
          placeholder: 'vehicle',
          description: 'The element of each vehicle.',
          hidden: ({ document }) => draftOf(document).receiver !== 'xml',
          validation: (rule) =>
            rule.custom<string>((name, { document }) =>
              name ? (columnNameProblem(draftOf(document).receiver, name) ?? true) : true,
            ),
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', site: 'site.name', receiver: 'receiver', isOn: 'isOn' },
    prepare: ({ title, site, receiver, isOn }) => ({
      title: title ?? 'Untitled',
      subtitle: [site, RECEIVER_TITLES[receiver as ReceiverName], isOn === false && 'off']
        .filter(Boolean)
        .join(' · '),
      media: UploadIcon,
    }),
  },
});
