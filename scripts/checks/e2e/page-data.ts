import { isTranslatedType, isTranslation, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { translationId } from '@forecourt/schemas/writing/translationMetadata';
import { contentDocuments } from '../../demo/content/documents.ts';
import type { ContentDocument } from '../../demo/content/shared/document.ts';
import { type PageData, plainWords } from './page-texts.ts';
import { REPLACED } from './pseudo-language.ts';

/** Names of services, abbreviations and units that every language writes in Latin letters. */
const INTERNATIONAL = [
  'American Express Apple Pay Facebook Google GMT Instagram LinkedIn Mastercard OpenStreetMap PayPal Stripe TikTok',
  'Visa WhatsApp YouTube Android Chrome Edge Firefox iPad iPhone Linux Mac Safari Windows PDF SMS km kg kW mm Nm',
];

/** Texts of the payment provider's script. */
const PROVIDERS = ['Secure payment input frame'];

/** Content whose texts are names. */
const NAMED = new Set(['dealership', 'location', 'manufacturer', 'model', 'person', 'review', 'site']);
const NAME_FIELDS = new Set(['city', 'customer_name', 'name', 'state', 'street', 'suburb']);

/** Fields of a vehicle whose words are names. */
const VEHICLE_NAMES = [
  'make',
  'model',
  'badge',
  'series',
  'name',
  'stocknum',
  'dealership_name',
  'location_name',
  'city',
  'state',
] as const satisfies readonly (keyof Vehicle)[];

/** Fields of a vehicle with a fixed vocabulary, which the product translates. */
const FIXED = new Set([
  'car_type',
  'drive',
  'fuel',
  'geartype',
  'item_type',
  'price_type',
  'simple_body',
  'simple_drive',
  'simple_fuel',
  'simple_transmission',
  'status',
  'trans',
]);

/** Fields whose single words are texts; those of others may be codes. */
const WORDS = new Set([
  'alt',
  'badge',
  'buttonLabel',
  'category',
  'categories',
  'colour',
  'heading',
  'interior_colour',
  'label',
  'name',
  'role',
  'standardEquipment',
  'tag',
  'text',
  'title',
]);

/** Returns all texts in a value, without those of fields that `isLeftOut` names. */
function textsIn(value: unknown, isLeftOut: (field: string) => boolean, field = ''): string[] {
  if (typeof value === 'string')
    return /\s/.test(value) || WORDS.has(field) ? [value, ...value.split('\n')] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isLeftOut, field));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isLeftOut(name) ? [] : textsIn(inner, isLeftOut, name),
  );
}

/** Returns the texts of fields that have names. */
function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' ? (NAME_FIELDS.has(field) ? [inner] : []) : namesIn(inner),
  );
}

/** Returns the demo's English documents that a site may show. */
function documentsOf(site: string): { document: ContentDocument; isTranslated: boolean }[] {
  const documents = contentDocuments({ port: 3000 });
  const ids = new Set(documents.map(({ _id }) => _id));
  const isOf = (document: ContentDocument) => {
    const sites: readonly string[] = JSON.stringify(document).match(/\bsite-[a-z]+/g) ?? [];
    return sites.length === 0 || sites.includes(`site-${site}`);
  };
  return documents
    .filter((document) => !isTranslation(document) && isOf(document))
    .map((document) => ({ document, isTranslated: ids.has(translationId(document._id, REPLACED)) }));
}

/** What pages of a site show in English in every language: names, and texts of editors and feeds. */
export function dataOf(site: string, vehicles: readonly Vehicle[], others: readonly string[]): PageData {
  const documents = documentsOf(site);
  const names = [
    ...INTERNATIONAL,
    ...others,
    ...documents.flatMap(({ document }) => (NAMED.has(document._type) ? namesIn(document) : [])),
    ...vehicles.flatMap((vehicle) => VEHICLE_NAMES.map((field) => String(vehicle[field] ?? ''))),
  ];
  const texts = [
    ...PROVIDERS,
    ...documents.flatMap(({ document, isTranslated }) => {
      const { _type: type } = document;
      const translated = new Set<string>(
        isTranslated && isTranslatedType(type) ? TRANSLATED_FIELDS[type] : [],
      );
      return textsIn(document, (field) => translated.has(field));
    }),
    ...vehicles.flatMap((vehicle) => textsIn(vehicle, (field) => FIXED.has(field))),
  ];
  return {
    names: new Set(names.flatMap(plainWords).map((word) => word.toLowerCase())),
    texts: new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.length > 1)),
  };
}
