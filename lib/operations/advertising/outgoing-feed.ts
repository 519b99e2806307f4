import { z } from 'zod';
import { listOf, text } from '../../sites/content-lake/content-values.ts';
import { fitContent } from '../../sites/content-lake/fit-content.ts';
import { STATE_CODES, type StateCode } from '../../sites/state-codes.ts';
import { CAR_TYPES, type CarType } from '../../vehicle/vehicle.ts';
import { MAPPED_FIELDS, type MappedField } from './advert-fields.ts';
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
  LEAST_SECRET_VERSION,
  LIST_SEPARATORS,
  PUSHED_RECEIVERS,
  RECEIVER_NAMES,
  type ReceiverName,
} from './feed-options.ts';

/** Which vehicles a feed contains. An empty list and null do not restrict. */
export interface FeedStock {
  conditions: readonly CarType[];
  dealershipIds: readonly string[];
  /** In lower case. */
  makes: readonly string[];
  /** Values of `simple_body`. */
  bodies: readonly string[];
  /** Dollars, of the advertised price. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Whole days since the vehicle was first listed. */
  daysFrom: number | null;
  daysTo: number | null;
  minimumPhotos: number;
  includesComingSoon: boolean;
  includesReserved: boolean;
  /** In lower case. */
  excludedStockNumbers: readonly string[];
}

/** How a generic feed names and writes our fields. */
export interface FeedMapping {
  columns: readonly { field: MappedField; name: string }[];
  listSeparator: (typeof LIST_SEPARATORS)[number];
  decimalMark: (typeof DECIMAL_MARKS)[number];
  booleanWords: (typeof BOOLEAN_WORDS)[number];
  /** Elements of an XML file; `root` is also the key of the list in a JSON file, which is a plain list without. */
  root: string | null;
  record: string | null;
}

/** Ids of the dealer's accounts with the receiver; an id that the receiver does not use is null. */
export interface FeedAccounts {
  googleMerchantId: string | null;
  googleDataSourceId: string | null;
  metaCatalogueId: string | null;
  /** Name of the credentials in `feed_secrets`. */
  secret: string | null;
  /** Codes of the dealer's Google Business Profiles, by the id of the location. */
  storeCodes: Readonly<Record<string, string>>;
}

/** An outgoing feed of a site, as its published document describes it. */
export interface OutgoingFeed {
  /** Id of the document. */
  id: string;
  title: string;
  siteSlug: string;
  isOn: boolean;
  receiver: ReceiverName;
  format: FileFormat;
  delivery: Delivery;
  stock: FeedStock;
  price: AdvertisedPrice;
  /** For a drive-away price; null means the state where each vehicle is. */
  priceState: StateCode | null;
  /** Added to links; values may contain `{stocknum}`, `{make}` and `{model}`. */
  campaign: readonly { name: string; value: string }[];
  mapping: FeedMapping;
  accounts: FeedAccounts;
  /** Increased to renew the address of the file. */
  secretVersion: number;
  /** ISO time of the document's last change. */
  updatedAt: string;
}

const number = z.number().nullable();
const flag = z.boolean().nullable();
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words).nullable();

const conditionsSchema = z.array(z.enum(CAR_TYPES));

/** The document in the form of the query's result. Everything else may be missing. */
export const outgoingFeedSchema = z.object({
  id: z.string(),
  siteSlug: z.string(),
  receiver: z.enum(RECEIVER_NAMES),
  updatedAt: z.string(),
  title: text,
  isOn: flag,
  format: oneOf(FILE_FORMATS),
  delivery: oneOf(DELIVERIES),
  stock: z
    .object({
      conditions: listOf(z.string()),
      dealershipIds: listOf(z.string()),
      makes: listOf(z.string()),
      bodies: listOf(z.string()),
      priceFrom: number,
      priceTo: number,
      daysFrom: number,
      daysTo: number,
      minimumPhotos: number,
      includesComingSoon: flag,
      includesReserved: flag,
      excludedStockNumbers: listOf(z.string()),
    })
    .nullable(),
  price: oneOf(ADVERTISED_PRICES),
  priceState: oneOf(STATE_CODES),
  campaign: listOf(z.object({ name: z.string(), value: z.string() })),
  mapping: z
    .object({
      columns: listOf(z.object({ field: z.enum(MAPPED_FIELDS), name: z.string() })),
      listSeparator: oneOf(LIST_SEPARATORS),
      decimalMark: oneOf(DECIMAL_MARKS),
      booleanWords: oneOf(BOOLEAN_WORDS),
      root: text,
      record: text,
    })
    .nullable(),
  accounts: z
    .object({
      googleMerchantId: text,
      googleDataSourceId: text,
      metaCatalogueId: text,
      secret: text,
      storeCodes: listOf(z.object({ locationId: z.string(), code: z.string() })),
    })
    .nullable(),
  secretVersion: number,
});

/**
 * Parses a row of `outgoingFeedsQuery`. Invalid parts count as missing, except in the rules of the stock: an
 * invalid rule would advertise vehicles that it should leave out.
 * @returns null if the feed has no receiver or site, or an invalid rule
 */
export function readOutgoingFeed(row: unknown): OutgoingFeed | null {
  const { value: document, issues } = fitContent(outgoingFeedSchema, row);
  if (!document || issues.some(({ path: [first] }) => first === 'stock' || first === 'price')) return null;
  const { stock, mapping, accounts } = document;
  const conditions = conditionsSchema.safeParse(stock?.conditions ?? []);
  if (!conditions.success) return null;
  const formats: readonly FileFormat[] = FORMATS_OF[document.receiver];
  const isPushed = PUSHED_RECEIVERS.some((name) => name === document.receiver);
  return {
    id: document.id,
    siteSlug: document.siteSlug,
    receiver: document.receiver,
    updatedAt: document.updatedAt,
    title: document.title ?? document.id,
    isOn: document.isOn ?? true,
    format: formats.find((format) => format === document.format) ?? FORMATS_OF[document.receiver][0],
    delivery: isPushed ? (document.delivery ?? 'file') : 'file',
    stock: {
      conditions: conditions.data,
      dealershipIds: stock?.dealershipIds ?? [],
      makes: lowerCase(stock?.makes),
      bodies: stock?.bodies ?? [],
      priceFrom: stock?.priceFrom ?? null,
      priceTo: stock?.priceTo ?? null,
      daysFrom: stock?.daysFrom ?? null,
      daysTo: stock?.daysTo ?? null,
      minimumPhotos: stock?.minimumPhotos ?? 0,
      includesComingSoon: stock?.includesComingSoon ?? false,
      includesReserved: stock?.includesReserved ?? false,
      excludedStockNumbers: lowerCase(stock?.excludedStockNumbers),
    },
    price: document.price ?? 'page',
    priceState: document.priceState,
    campaign: document.campaign,
    mapping: {
      columns: mapping?.columns ?? [],
      listSeparator: mapping?.listSeparator ?? 'comma',
      decimalMark: mapping?.decimalMark ?? 'point',
      booleanWords: mapping?.booleanWords ?? 'true',
      root: mapping?.root ?? null,
      record: mapping?.record ?? null,
    },
    accounts: {
      googleMerchantId: accounts?.googleMerchantId ?? null,
      googleDataSourceId: accounts?.googleDataSourceId ?? null,
      metaCatalogueId: accounts?.metaCatalogueId ?? null,
      secret: accounts?.secret ?? null,
      storeCodes: Object.fromEntries(
        (accounts?.storeCodes ?? []).map(({ locationId, code }) => [locationId, code.trim()]),
      ),
    },
    secretVersion: Math.max(LEAST_SECRET_VERSION, Math.trunc(document.secretVersion ?? LEAST_SECRET_VERSION)),
  };
}

const lowerCase = (words: readonly string[] = []): string[] => words.map((word) => word.trim().toLowerCase());
