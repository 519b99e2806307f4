import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { decrypt } from './decrypt.ts';

interface Browser {
  keys: ECDH;
  auth: Buffer;
  messages: unknown[];
  /** Answers the next messages with this status; null for 201. */
  fault: number | null;
}

/** RFC 8292: a token is valid for a day at most. */
const LONGEST_TOKEN_SECONDS = 86_400;
const REMEMBERED_BROWSERS = 500;

const tokenSchema = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().regex(/^(mailto:|https:)/),
});

/**
 * A browser's push service (RFC 8030), with the browsers themselves: `POST /push/subscriptions` returns what
 * `PushManager.subscribe` would. Refuses messages without a valid token of ours (403), without TTL or another
 * encryption (400), and those that the browser cannot decrypt (400).
 * @param publicKey of the only sender, as in `VAPID_PUBLIC_KEY`
 */
export function push(publicKey: string): Hono {
  const browsers = new Map<string, Browser>();
  return new Hono()
    .post('/push/subscriptions', (context) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const id = randomBytes(12).toString('base64url');
      const auth = randomBytes(16);
      browsers.set(id, { keys, auth, messages: [], fault: null });
      if (browsers.size > REMEMBERED_BROWSERS) browsers.delete([...browsers.keys()][0] ?? '');
      const { origin } = new URL(context.req.url);
      return context.json({
        endpoint: `${origin}/push/send/${id}`,
        expirationTime: null,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      });
    })
    .post('/push/send/:id', async (context) => {
      const browser = browsers.get(context.req.param('id'));
      if (!browser) return context.body(null, 410);
      const { origin } = new URL(context.req.url);
      if (!isOurs(context.req.header('authorization') ?? '', origin, publicKey))
        return context.body(null, 403);
      if (browser.fault) return context.body(null, browser.fault as 410);
      if (!context.req.header('ttl') || context.req.header('content-encoding') !== 'aes128gcm')
        return context.body(null, 400);
      try {
        const body = Buffer.from(await context.req.arrayBuffer());
        browser.messages.push(JSON.parse(decrypt(body, browser.keys, browser.auth)));
      } catch {
        return context.body(null, 400);
      }
      return context.body(null, 201, {
        location: `${origin}/push/message/${randomBytes(6).toString('hex')}`,
      });
    })
    .get('/push/send/:id', (context) => context.json(browsers.get(context.req.param('id'))?.messages ?? []))
    .put('/push/send/:id/fault', async (context) => {
      const browser = browsers.get(context.req.param('id'));
      if (browser) browser.fault = Number(await context.req.text()) || null;
      return context.body(null, browser ? 204 : 404);
    });
}

/** Checks the token of an `Authorization: vapid t=…, k=…` header. */
function isOurs(header: string, origin: string, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey || !signature) return false;
  const point = Buffer.from(key, 'base64url');
  const own = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: own, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = tokenSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const now = Date.now() / 1000;
  return (
    isSigned &&
    claims.success &&
    claims.data.aud === origin &&
    claims.data.exp > now &&
    claims.data.exp < now + LONGEST_TOKEN_SECONDS + 60
  );
}
