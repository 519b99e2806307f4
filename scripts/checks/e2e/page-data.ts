import { isTranslatedType, isTranslation, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { translationId } from '@forecourt/schemas/writing/translationMetadata';
import { contentDocuments, sites } from '../../demo/content/documents.ts';
import type { ContentDocument } from '../../demo/content/shared/document.ts';
import { dealerships } from '../../demo/dealerships.ts';
import { type PageData, plainWords } from './page-texts.ts';
import { REPLACED } from './pseudo-language.ts';

/** Names of services, abbreviations and units that every language writes in Latin letters. */
const INTERNATIONAL = [
  'American Express Apple Pay Facebook Google GMT Instagram LinkedIn Mastercard OpenStreetMap PayPal Stripe TikTok',
  'Visa WhatsApp YouTube Android Chrome Edge Firefox iPad iPhone Linux Mac Safari Windows PDF SMS km kg kW mm Nm',
  'ACT NSW NT QLD SA TAS VIC WA',
  // The level of the accessibility guidelines.
  'AA',
  // The street map's program and the sources of its data.
  'MapLibre Natural Earth Matthew Proctor',
];

/** Texts of the payment provider's script, and the example of a number plate. */
const EXAMPLES = ['Secure payment input frame', 'ABC 123'];

/** Content whose names are no words of the product. Locations have names such as 'Northside Mazda Preston Service'. */
const NAMED = new Set(['dealership', 'person', 'site']);
/** The same, unless they are of several words, such as 'Kawasaki Motorcycles'. */
const NAMED_IN_A_WORD = new Set(['manufacturer', 'model']);
/** Content that pages do not quote. */
const INTERNAL = new Set(['chargeTable', 'outgoingFeed']);

/** Fields of a vehicle whose words are names. */
const VEHICLE_NAMES = [
  'make',
  'model',
  'badge',
  'series',
  'name',
  'stocknum',
  'dealership_name',
  'city',
  'private_suburb',
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

/** Returns the names in a document, each word of which can also be alone. */
function namesIn(document: ContentDocument): string[] {
  const {
    _type: type,
    name,
    customer_name,
    address,
  } = document as ContentDocument & {
    name?: string;
    customer_name?: string;
    address?: { city?: string; state?: string };
  };
  const hasName = NAMED.has(type) || (NAMED_IN_A_WORD.has(type) && !/\s/.test(name ?? ''));
  const names = [hasName ? name : undefined, customer_name, address?.city, address?.state];
  return names.filter((each) => each !== undefined);
}

/** Returns the initials of a person, which stand for a missing picture. */
function initialsIn(document: ContentDocument): string[] {
  const { _type: type, name } = document as ContentDocument & { name?: string };
  const words = type === 'person' ? (name?.split(/\s+/) ?? []) : [];
  return [`${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`];
}

/** Returns the demo's English documents that a site may show, and their translations. */
function documentsOf(site: string): {
  english: { document: ContentDocument; isTranslated: boolean }[];
  translations: ContentDocument[];
} {
  const documents = contentDocuments({ port: 3000 });
  const ids = new Set(documents.map(({ _id }) => _id));
  /** Ids of sites and their dealerships. */
  const owners = new Map([
    ...sites.map(({ slug }) => [`site-${slug}`, slug] as const),
    ...dealerships.map((dealership) => [dealership.id, dealership.site] as const),
  ]);
  const isOf = (document: ContentDocument) => {
    const named = [document._id, ...(JSON.stringify(document).match(/(?<="_ref":")[^"]+/g) ?? [])];
    const owned = named.flatMap((id) => owners.get(id) ?? []);
    return owned.length === 0 || owned.some((owner) => owner === site);
  };
  return {
    english: documents
      .filter((document) => !isTranslation(document) && !INTERNAL.has(document._type) && isOf(document))
      .map((document) => ({ document, isTranslated: ids.has(translationId(document._id, REPLACED)) })),
    translations: documents.filter((document) => isTranslation(document) && isOf(document)),
  };
}

/** Returns the fields of a translation that its editor writes; the others are copies of the English ones. */
function translatedFields(document: ContentDocument): object {
  const { _type: type } = document;
  const names: readonly string[] = isTranslatedType(type) ? TRANSLATED_FIELDS[type] : [];
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));
}

/** What pages of a site show in English in every language: names, and texts of editors and feeds. */
export function dataOf(site: string, vehicles: readonly Vehicle[], others: readonly string[]): PageData {
  const { english, translations } = documentsOf(site);
  const names = [
    ...others,
    ...english.flatMap(({ document }) => namesIn(document)),
    ...english.flatMap(({ document }) => initialsIn(document)),
    ...vehicles.flatMap((vehicle) => VEHICLE_NAMES.map((field) => String(vehicle[field] ?? ''))),
  ];
  const texts = [
    ...EXAMPLES,
    // Translations contain names too, and words that their language writes in Latin letters.
    ...translations.flatMap((document) => textsIn(translatedFields(document), () => false)),
    ...english.flatMap(({ document, isTranslated }) => {
      const { _type: type } = document;
      const translated = new Set<string>(
        isTranslated && isTranslatedType(type) ? TRANSLATED_FIELDS[type] : [],
      );
      return textsIn(document, (field) => translated.has(field));
    }),
    ...vehicles.flatMap((vehicle) => textsIn(vehicle, (field) => FIXED.has(field))),
  ];
  return {
    names: new Set(
      [
        ...INTERNATIONAL.flatMap(plainWords),
        // Some names have an 'and'.
        ...names.flatMap(plainWords).filter((word) => /^[A-Z]/.test(word)),
      ].map((word) => word.toLowerCase()),
    ),
    texts: new Set(
      texts
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => text.length > 1)
        .toSorted((one, other) => other.length - one.length),
    ),
  };
}
