import { createVerify, type KeyObject } from 'node:crypto';
import { parseJson } from '@forecourt/lib/platform/request/body';
import { type Context, Hono } from 'hono';
import { z } from 'zod';

// Google's Data Manager API and Meta's Conversions API. Both validate what they receive as published, count an
// event once however often it is sent, and can be told to fail.

const HASH = /^[0-9a-f]{64}$/;
const hash = z.string().regex(HASH, 'user data must be hashed with SHA-256 and encoded as HEX');

const userIdentifier = z.union([
  z.strictObject({ emailAddress: hash }),
  z.strictObject({ phoneNumber: hash }),
]);

const googleEvent = z
  .strictObject({
    transactionId: z.string().min(1).max(512),
    eventTimestamp: z.iso.datetime(),
    eventSource: z.enum(['WEB', 'APP', 'IN_STORE', 'PHONE', 'OTHER']),
    adIdentifiers: z
      .strictObject({
        gclid: z.string().min(1).optional(),
        gbraid: z.string().min(1).optional(),
        wbraid: z.string().min(1).optional(),
      })
      .optional(),
    userData: z.strictObject({ userIdentifiers: z.array(userIdentifier).min(1).max(10) }).optional(),
    conversionValue: z.number().min(0).optional(),
    currency: z.string().length(3).optional(),
  })
  .refine(({ adIdentifiers, userData }) => adIdentifiers ?? userData, 'at least one identifier is required')
  .refine(
    ({ conversionValue, currency }) => conversionValue === undefined || currency,
    'a value needs a currency',
  );

const googleRequest = z.strictObject({
  destinations: z
    .array(
      z.strictObject({
        operatingAccount: z.strictObject({
          accountType: z.literal('GOOGLE_ADS'),
          accountId: z.string().regex(/^\d{10}$/),
        }),
        productDestinationId: z.string().regex(/^\d+$/),
      }),
    )
    .min(1)
    .max(10),
  encoding: z.enum(['HEX', 'BASE64']),
  consent: z.strictObject({
    adUserData: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
    adPersonalization: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
  }),
  events: z.array(googleEvent).min(1).max(2_000),
});

const WEEK_SECONDS = 7 * 24 * 3600;

const metaEvent = z.strictObject({
  event_name: z.string().min(1),
  event_time: z.int().refine((at) => at > Date.now() / 1000 - WEEK_SECONDS, 'older than 7 days'),
  event_id: z.string().min(1),
  action_source: z.enum(['website', 'physical_store', 'system_generated', 'other', 'phone_call', 'email']),
  user_data: z
    .strictObject({
      em: z.array(hash).optional(),
      ph: z.array(hash).optional(),
      fbc: z
        .string()
        .regex(/^fb\.1\.\d{13}\..+$/)
        .optional(),
    })
    .refine((user) => Object.keys(user).length > 0, 'customer information is missing'),
  custom_data: z
    .strictObject({ value: z.number(), currency: z.string().length(3), order_id: z.string() })
    .optional(),
});

const metaRequest = z.strictObject({
  access_token: z.string(),
  data: z.array(metaEvent).min(1).max(1_000),
});

export interface GoogleConversion {
  account: string;
  action: string;
  event: z.output<typeof googleEvent>;
  /** Requests with this transaction id. */
  received: number;
}

export interface MetaConversion {
  dataset: string;
  event: z.output<typeof metaEvent>;
  received: number;
}

/** `down`: 503; `token`: the credential is refused; `lost`: the event is accepted, but the response is an error. */
const CONVERSION_FAULTS = ['none', 'down', 'token', 'lost'] as const;
type Fault = (typeof CONVERSION_FAULTS)[number];
const faultSchema = z.object({ fault: z.enum(CONVERSION_FAULTS) });

/** Only the latest are remembered, so that a long demo does not fill the memory. */
const REMEMBERED = 500;

/**
 * Emulates both networks.
 * @param options.key public key of the service account; without one, any signature is accepted
 * @param options.metaToken the only access token that Meta accepts; any if missing
 */
export function conversions({ key, metaToken }: { key?: KeyObject; metaToken?: string } = {}): Hono {
  const google = new Map<string, GoogleConversion>();
  const meta = new Map<string, MetaConversion>();
  const tokens = new Set<string>();
  let fault: Fault = 'none';

  const googleFailure = (context: Context, code: 400 | 401 | 503, message: string) =>
    context.json({ error: { code, message, status: 'FAILED' } }, code);

  return new Hono()
    .post('/fault', async (context) => {
      const wanted = faultSchema.safeParse(await context.req.json().catch(() => null));
      if (!wanted.success) return context.json({ error: 'unknown fault' }, 400);
      ({ fault } = wanted.data);
      return context.body(null, 204);
    })
    .get('/google', (context) => context.json([...google.values()]))
    .get('/meta', (context) => context.json([...meta.values()]))
    .post('/google/token', async (context) => {
      const form = new URLSearchParams(await context.req.text());
      const isSigned = isSignedBy(form.get('assertion') ?? '', key);
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' || !isSigned)
        return context.json({ error: 'invalid_grant' }, 400);
      const token = `token-${tokens.size + 1}`;
      tokens.add(token);
      return context.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
    })
    .post('/google/v1/events:ingest', async (context) => {
      if (fault === 'down') return googleFailure(context, 503, 'The service is unavailable.');
      const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
      if (fault === 'token' || !tokens.has(token)) return googleFailure(context, 401, 'Invalid credentials.');
      const request = googleRequest.safeParse(await context.req.json().catch(() => null));
      if (!request.success) return googleFailure(context, 400, z.prettifyError(request.error));
      for (const destination of request.data.destinations)
        for (const event of request.data.events) {
          const account = destination.operatingAccount.accountId;
          const action = destination.productDestinationId;
          const id = `${account} ${action} ${event.transactionId}`;
          google.set(id, { account, action, event, received: (google.get(id)?.received ?? 0) + 1 });
          forgetOldest(google);
        }
      if (fault === 'lost') return googleFailure(context, 503, 'The response was lost.');
      return context.json({ requestId: `request-${google.size}` });
    })
    .post('/meta/:version/:dataset/events', async (context) => {
      if (fault === 'down') return context.json({ error: { message: 'Service unavailable', code: 2 } }, 503);
      const request = metaRequest.safeParse(await context.req.json().catch(() => null));
      if (!request.success)
        return context.json({ error: { message: z.prettifyError(request.error), code: 100 } }, 400);
      const { access_token, data } = request.data;
      if (fault === 'token' || (metaToken !== undefined && access_token !== metaToken))
        return context.json({ error: { message: 'Invalid OAuth access token.', code: 190 } }, 400);
      const dataset = context.req.param('dataset');
      for (const event of data) {
        const id = `${dataset} ${event.event_name} ${event.event_id}`;
        meta.set(id, { dataset, event, received: (meta.get(id)?.received ?? 0) + 1 });
        forgetOldest(meta);
      }
      if (fault === 'lost')
        return context.json({ error: { message: 'The response was lost.', code: 2 } }, 503);
      return context.json({ events_received: data.length, fbtrace_id: 'trace' });
    });
}

function forgetOldest(stored: Map<string, unknown>): void {
  const [oldest] = stored.keys();
  if (stored.size > REMEMBERED && oldest !== undefined) stored.delete(oldest);
}

/** Returns whether an assertion is a JWT for the Data Manager API with a valid signature. */
function isSignedBy(assertion: string, key: KeyObject | undefined): boolean {
  const [header = '', claims = '', signature = ''] = assertion.split('.');
  const parsed = z
    .object({ iss: z.string(), scope: z.string(), aud: z.url(), iat: z.int(), exp: z.int() })
    .safeParse(parseJson(Buffer.from(claims, 'base64url').toString()));
  if (!parsed.success || parsed.data.scope !== 'https://www.googleapis.com/auth/datamanager') return false;
  if (parsed.data.exp * 1000 < Date.now()) return false;
  if (!key) return signature !== '';
  return createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(key, signature, 'base64url');
}
