import { z } from 'zod';

/** Name of a secret in `feed_secrets`, the only place where secrets are stored. */
export const SECRET_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
]);

const host = z.string().regex(/^[a-z0-9.-]{1,253}$|^[0-9a-f:.]+$/i);
const port = z.int().min(1).max(65_535);
/** A file path. The last segment may contain `*`; the newest file that matches is fetched. */
const path = z.string().min(1).max(500);
const secretName = z.string().regex(SECRET_NAME);
/** Null when no secret is needed or it has not been entered yet. */
const secret = secretName.nullish().transform((name) => name ?? null);

const headerSchema = z.object({
  name: z.string().regex(HEADER_NAME),
  value: z.string().nullish(),
  secret: secretName.nullish(),
});

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
    /** `explicit`: STARTTLS after connecting; `implicit`: TLS from the start, usually on another port. */
    encryption: z.enum(['explicit', 'implicit', 'none']).catch('explicit'),
  }),
  z.object({ kind: z.literal('inbox'), path }),
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
