import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Copies, StoredRow } from './copies.ts';
import { type ChosenFaults, cutOff, type ReceiverErrors } from './faults.ts';
import { problemOf } from './rules.ts';

const SCOPE = 'https://www.googleapis.com/auth/content';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_599;
/** https://developers.google.com/merchant/api/reference/rest/products_v1/accounts.products/list */
const MOST_PER_PAGE = 1_000;

const claimsSchema = z.object({
  iss: z.email(),
  scope: z.literal(SCOPE),
  aud: z.url(),
  iat: z.number(),
  exp: z.number(),
});

const customAttributeSchema = z.object({
  name: z.string().min(1),
  value: z.string().optional(),
  groupValues: z.array(z.object({ name: z.string().min(1), value: z.string() })).optional(),
});

const inputSchema = z.object({
  offerId: z.string().min(1).max(50),
  contentLanguage: z.string().regex(/^[a-z]{2}$/),
  feedLabel: z.string().regex(/^[A-Z0-9_-]{1,20}$/),
  legacyLocal: z.boolean().optional(),
  versionNumber: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  productAttributes: z
    .looseObject({
      title: z.string(),
      description: z.string(),
      link: z.string(),
      imageLink: z.string(),
      additionalImageLinks: z.array(z.string()),
      condition: z.enum(['NEW', 'USED', 'REFURBISHED']),
      price: z.object({ amountMicros: z.string().regex(/^\d+$/), currencyCode: z.string().length(3) }),
    })
    .partial(),
  customAttributes: z.array(customAttributeSchema).default([]),
});
type ProductInput = z.output<typeof inputSchema>;

const errorOf = (
  context: Context,
  code: 400 | 401 | 404 | 409 | 429 | 500,
  status: string,
  message: string,
) => context.json({ error: { code, message, status } }, code);

/**
 * Google's token endpoint and the Merchant API: product inputs are inserted and deleted one by one, products
 * are listed with the issues that were found later. A lower `versionNumber` than the stored one is refused, so that late calls change nothing.
 */
export function google(copies: Copies, faults: ChosenFaults): Hono {
  /** Versions by account and offer id; deleted products keep theirs no longer than the product. */
  const versions = new Map<string, bigint>();

  const faultsOf = async (context: Context, account: string) => {
    const errors: ReceiverErrors = {
      failing: () => errorOf(context, 500, 'INTERNAL', 'Internal error encountered.'),
      limited: () => errorOf(context, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.'),
      denied: () =>
        errorOf(context, 401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
    };
    const { stopped, fault } = await faults.before('google', account, context, errors);
    if (stopped) return { stopped, fault };
    if (!context.req.header('authorization')?.startsWith('Bearer emulated-'))
      return { stopped: errors.denied(), fault };
    return { stopped: null, fault };
  };

  return (
    new Hono()
      .post('/token', async (context) => {
        const form = await context.req.parseBody();
        const claims = claimsSchema.safeParse(claimsOf(String(form.assertion ?? '')));
        if (form.grant_type !== GRANT || !claims.success || claims.data.exp - claims.data.iat > 3_600)
          return context.json({ error: 'invalid_grant', error_description: 'Invalid JWT.' }, 400);
        return context.json({
          access_token: `emulated-${claims.data.iss}`,
          expires_in: TOKEN_SECONDS,
          token_type: 'Bearer',
        });
      })
      // Not `productInputs:insert`, in which Hono would read a parameter.
      .post('/products/v1/accounts/:account/:method', async (context) =>
        context.req.param('method') === 'productInputs:insert'
          ? insert(context)
          : errorOf(context, 404, 'NOT_FOUND', 'Method not found.'),
      )
      .delete('/products/v1/accounts/:account/productInputs/:name', async (context) => {
        const { account, name } = context.req.param();
        const { stopped, fault } = await faultsOf(context, account);
        if (stopped) return stopped;
        if (!isSourceOf(account, context.req.query('dataSource')))
          return errorOf(context, 400, 'INVALID_ARGUMENT', '[dataSource] Invalid data source name.');
        const offerId = name.split('~').at(-1) ?? '';
        if (!copies.delete(account, offerId))
          return errorOf(context, 404, 'NOT_FOUND', 'Product input not found.');
        versions.delete(`${account}/${offerId}`);
        return fault === 'cut off' ? cutOff(context) : context.json({});
      })
      .get('/products/v1/accounts/:account/products', async (context) => {
        const account = context.req.param('account');
        const { stopped } = await faultsOf(context, account);
        if (stopped) return stopped;
        const size = Math.min(MOST_PER_PAGE, Number(context.req.query('pageSize')) || MOST_PER_PAGE);
        const start = Number(context.req.query('pageToken')) || 0;
        const items = [...copies.of(account)];
        const next = start + size < items.length ? String(start + size) : undefined;
        return context.json({
          products: items.slice(start, start + size).map(([offerId, row]) => ({
            name: `accounts/${account}/products/local~en~AU~${offerId}`,
            offerId,
            productAttributes: row,
            productStatus: { itemLevelIssues: issuesOf(copies.issues.get(`${account}/${offerId}`)) },
          })),
          ...(next && { nextPageToken: next }),
        });
      })
  );

  async function insert(context: Context): Promise<Response> {
    const account = context.req.param('account') ?? '';
    const { stopped, fault } = await faultsOf(context, account);
    if (stopped) return stopped;
    if (!isSourceOf(account, context.req.query('dataSource')))
      return errorOf(context, 400, 'INVALID_ARGUMENT', '[dataSource] Invalid data source name.');
    const parsed = inputSchema.safeParse(await context.req.json().catch(() => null));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return errorOf(context, 400, 'INVALID_ARGUMENT', `[${issue?.path.join('.')}] ${issue?.message}`);
    }
    const { offerId, versionNumber } = parsed.data;
    const row = rowOf(parsed.data);
    const problem = problemOf('google', row, copies.of(account), offerId);
    if (problem) return errorOf(context, 400, 'INVALID_ARGUMENT', problem);
    const version = BigInt(versionNumber ?? 0);
    const key = `${account}/${offerId}`;
    if (version < (versions.get(key) ?? 0n))
      return errorOf(context, 409, 'ABORTED', 'The version number is lower than the stored one.');
    versions.set(key, version);
    copies.put(account, offerId, row);
    if (fault === 'cut off') return cutOff(context);
    return context.json({ ...parsed.data, name: `accounts/${account}/productInputs/local~en~AU~${offerId}` });
  }
}

/** Google lists an issue once per reporting context, besides those that do not stop a product. */
const issuesOf = (description: string | undefined) =>
  description === undefined
    ? []
    : [
        ...['VEHICLE_INVENTORY_ADS', 'FREE_LOCAL_VEHICLE_LISTINGS'].map((reportingContext) => ({
          code: 'item_issue',
          severity: 'DISAPPROVED',
          reportingContext,
          description,
          applicableCountries: ['AU'],
        })),
        { code: 'title_short', severity: 'NOT_IMPACTED', description: 'The title is short.' },
      ];

/** Returns the claims of a signed token; the emulator has no key to verify the signature with. */
function claimsOf(token: string): unknown {
  const [, claims, signature] = token.split('.');
  if (!claims || !signature) return null;
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

const isSourceOf = (account: string, source: string | undefined): boolean =>
  new RegExp(`^accounts/${account}/dataSources/\\d+$`).test(source ?? '');

/** Returns a product input in the columns of Google's file format, in which an emptied attribute is absent. */
function rowOf({ offerId, productAttributes, customAttributes }: ProductInput): StoredRow {
  const { price, condition, additionalImageLinks, ...others } = productAttributes;
  const row: StoredRow = { id: offerId };
  for (const [name, value] of Object.entries(others))
    if (typeof value === 'string') row[snakeCase(name)] = value;
  if (condition) row.condition = condition.toLowerCase();
  if (price) row.price = `${(Number(price.amountMicros) / 1_000_000).toFixed(2)} ${price.currencyCode}`;
  if (additionalImageLinks) row.additional_image_link = additionalImageLinks;
  for (const { name, value, groupValues } of customAttributes) {
    const stored = groupValues ? groupValues.map((part) => part.value).join(':') : (value ?? '');
    const before = row[name];
    row[name] = before === undefined ? stored : [before, stored].flat();
  }
  return row;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
