import { z } from 'zod';

/** Names a secret of `feed_secrets`; the secret itself stands nowhere else. */
export const SECRET_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Name of an HTTP header. */
export const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** Headers that the connection itself decides about. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
]);

const host = z.string().regex(/^[a-z0-9.-]{1,253}$|^[0-9a-f:.]+$/i);
const port = z.int().min(1).max(65_535);
/** Of a file; `*` in its last part stands for anything, and the newest file of such a name is taken. */
const path = z.string().min(1).max(500);
const secretName = z.string().regex(SECRET_NAME);
/** A source that needs no secret, or whose secret has not been entered yet. */
const secret = secretName.nullish().transform((name) => name ?? null);

const headerSchema = z.object({
  name: z.string().regex(HEADER_NAME),
  value: z.string().nullish(),
  secret: secretName.nullish(),
});

/** Where a feed's file comes from. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('https'),
    url: z.url(),
    headers: z
      .array(headerSchema)
      .nullish()
      .transform((headers) => headers ?? []),
  }),
  z.object({ kind: z.literal('sftp'), host, port: port.nullish(), user: z.string().min(1), secret, path }),
  z.object({
    kind: z.literal('ftp'),
    host,
    port: port.nullish(),
    user: z.string().min(1),
    secret,
    path,
    /** `explicit`: TLS is asked for after connecting; `implicit`: from the start, on a port of its own. */
    encryption: z.enum(['explicit', 'implicit', 'none']).catch('explicit'),
  }),
  z.object({ kind: z.literal('inbox'), path }),
  /** Somebody sends it in the studio. */
  z.object({ kind: z.literal('sent') }),
]);

export type FeedSource = z.output<typeof sourceSchema>;
export const SOURCE_KINDS = [
  'https',
  'sftp',
  'ftp',
  'inbox',
  'sent',
] as const satisfies readonly FeedSource['kind'][];
