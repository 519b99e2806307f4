import { z } from 'zod';
import { backupVariables } from './backup-variables.ts';
import { challengeSecrets } from './challenge/keys.ts';
import { PURPOSES } from './env-purposes.ts';
import { frontVariables, missingForFront } from './http-cache/settings.ts';
import { mediaVariables } from './media-variables.ts';
import { hostList } from './network/host-list.ts';

const url = z.url({ protocol: /^https?$/ });
/** One or several keys in hexadecimal, of 16 bytes at least, comma separated. */
const hexKeys = z.string().regex(/^[\da-f]{32,}(?:,[\da-f]{32,})*$/i);

/**
 * Every variable the product reads, for hosted services and local ones alike: an address that is absent means the
 * vendor's own. Each program takes the ones it needs.
 */
export const variables = {
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9]+$/),
  SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/),
  SANITY_API_HOST: url.optional(),
  /** The dataset is private: without a token nothing of it can be read. Never given to a browser. */
  SANITY_API_TOKEN: z.string().min(1).optional(),
  /** Writes content. The back office publishes releases with it; without one releases are published in Sanity's own tool alone. */
  SANITY_WRITE_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  ALGOLIA_APP_ID: z.string().min(1),
  ALGOLIA_HOST: url.optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1),
  ALGOLIA_ADMIN_KEY: z.string().min(1).optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  /** The most connections that one storefront has open for visitors. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  /** A folder that outlives the process, of one storefront alone; absent: a lead that the database cannot take is refused. */
  LEAD_SPOOL: z.string().min(1).optional(),
  /** Valkey or Redis, which several copies of the storefront share; absent: there is one copy. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ...frontVariables,
  MEDIA_URL: url,
  ...mediaVariables,
  /** Sign the addresses of photos on feeds' hosts, by imgproxy's names and scheme; of several the first signs. */
  IMGPROXY_KEY: hexKeys.optional(),
  IMGPROXY_SALT: hexKeys.optional(),
  /** Geocoding of postcodes: without a key, nothing is sorted by distance. */
  GEOCODING_HOST: url.optional(),
  GEOCODING_KEY: z.string().min(1).optional(),
  /** The partner that compares prices with the market; without one, a dealer's own stock is what they are compared with. */
  AUTOGAUGE_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  /** The partner that knows plates and values trade-ins; without one, vehicles are entered by hand and people value them. */
  VALUATION_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  VALUATION_KEY: z.string().min(1).optional(),
  /** Quotes and applications for finance, by YouX: without an address and a key nobody is quoted. */
  YOUX_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  YOUX_KEY: z.string().min(1).optional(),
  /** The hosts, by https, to which its applications may lead on, comma separated. */
  YOUX_REDIRECT_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  /** Who counts the views of vehicles; without one we count them ourselves. */
  VIEWS_HOST: url.optional(),
  /** Shared by the worker and the storefront's invalidation route. */
  STOCK_WEBHOOK_SECRET: z.string().min(16),
  /** Payments: without a secret key nothing can be reserved. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_HOST: url.optional(),
  /** Where pages load Stripe.js from; absent means js.stripe.com. */
  STRIPE_JS_URL: url.optional(),
  /** Where pages load the social pixel's script from; absent means the network's own. */
  SOCIAL_PIXEL_URL: url.optional(),
  /** Keys of Cloudflare Turnstile: each site key with its secret, `key:secret`, comma separated. Without it no site has a challenge. */
  TURNSTILE_KEYS: z
    .string()
    .regex(/^(?:[\w.-]+:[\w.-]+(?:,\s*|$))*$/, 'not pairs of a site key and a secret')
    .default('')
    .transform(challengeSecrets),
  /** Where pages load Turnstile's script from and tokens are checked; absent means challenges.cloudflare.com. */
  TURNSTILE_HOST: url.optional(),
  /** Makes the tokens with which shoppers open their own reservations; the worker has the same. */
  RESERVATION_SECRET: z.string().min(32).optional(),
  /** Texts, by Twilio: without an account nobody can sign in. `TEXT_FROM` is the number or name that they come from. */
  TWILIO_HOST: url.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TEXT_FROM: z.string().min(1).max(20).optional(),
  /** Signs links to drafts for people without an account; without one there are none. */
  DRAFT_LINK_SECRET: z.string().min(32).optional(),
  /** Origins of the studio, comma separated: whose pages may call the back office. Without one nobody may. */
  STUDIO_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(url.refine((value) => URL.canParse(value) && new URL(value).origin === value, 'not an origin')),
    ),
  /** Hosts beside those of sites on which the back office answers, comma separated. */
  BACK_OFFICE_HOSTS: z.string().default('').transform(hostList),
  /** How many proxies of ours stand in front of the storefront: whose word on the visitor's address counts. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Whether HSTS covers the subdomains of each site's host, which then all need TLS. */
  HSTS_SUBDOMAINS: z.stringbool().default(true),
  /** Where weaknesses are reported, as `security.txt` says it; absent: the contact page of each site. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
  /** Seconds for which a storefront keeps serving after SIGTERM, when it already reports itself unready. */
  DRAIN_PAUSE_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  /** Where every version publishes its static files, for tabs that were opened before a roll-out; the storefront only reads it. */
  ASSETS_FOLDER: z.string().min(1).optional(),
  /** How many vehicles one address, phone or e-mail holds at a time without having paid for any. */
  UNPAID_HOLDS: z.coerce.number().int().min(1).default(3),
  /** Host suffixes under which `<slug>.<suffix>` opens a site, comma separated (`localhost` in demos). */
  SITE_HOST_SUFFIXES: z.string().default('').transform(hostList),
  /** Who brings it sees which parts of the storefront answer (`/api/health`); without one nobody does. */
  HEALTH_TOKEN: z.string().min(16).optional(),
  /** Where Prometheus reads metrics, of storefront and workers; never the port of visitors. Without one there are none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** How much is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where traces are sent, by OTLP; the standard's other variables (`OTEL_*`) are read too. Without one there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** Where workers tell the storefront of changes; absent: nobody is told. */
  STOREFRONT_URL: url.optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The address mails come from. */
  MAIL_FROM: z.email(),
  /** Signs leads that go to other systems by HTTPS: see `lib/leads/channel/secret.ts`. Without one none goes. */
  LEAD_CHANNEL_SECRET: z.string().min(32).optional(),
  /** Encrypts the passwords and keys of feeds: see `lib/inventory/stock/fetching/secrets.server.ts`. Without one none is kept or read. */
  FEED_SECRET_KEY: z.string().min(32).optional(),
  /** The folder below which feeds of the kind 'inbox' lie. */
  FEED_INBOX: z.string().min(1).optional(),
  /** `leads=365, events=400`: see `lib/operations/retention/kinds.ts`. */
  RETENTION_DAYS: z.string().default(''),
  ...backupVariables,
};

const {
  STOREFRONT_URL: _url,
  SMTP_URL: _smtp,
  MAIL_FROM: _from,
  LEAD_CHANNEL_SECRET: _leads,
  FEED_SECRET_KEY: _feedSecrets,
  FEED_INBOX: _inbox,
  RETENTION_DAYS: _days,
  IMGPROXY_ALLOWED_SOURCES: _sources,
  MEDIA_PRIVATE_SOURCES: _privateSources,
  MEDIA_DATABASE_URL: _mediaDatabase,
  MEDIA_FOLDER: _folder,
  MEDIA_DISK_MB: _disk,
  MEDIA_S3_URL: _bucket,
  MEDIA_S3_REGION: _bucketRegion,
  MEDIA_S3_KEY_ID: _bucketKey,
  MEDIA_S3_SECRET: _bucketSecret,
  PHOTOS_AHEAD: _photosAhead,
  MEDIA_PORT: _port,
  MEDIA_HOST: _host,
  BACKUP_RECIPIENT: _recipient,
  BACKUP_S3_URL: _backupBucket,
  BACKUP_S3_REGION: _backupRegion,
  BACKUP_S3_KEY_ID: _backupKey,
  BACKUP_S3_SECRET: _backupSecret,
  BACKUP_KEEP_DAYS: _backupDays,
  BACKUP_DRILL_DATABASE_URL: _drillDatabase,
  ...ofStorefront
} = variables;
/** What the storefront reads. */
export const environmentSchema = z.object(ofStorefront);
const wholeSchema = environmentSchema.superRefine((values, context) => {
  if (!values.SANITY_API_TOKEN)
    context.addIssue({ code: 'custom', path: ['SANITY_API_TOKEN'], message: 'not set' });
  const { IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  if (keys?.split(',').length !== salts?.split(',').length)
    context.addIssue({ code: 'custom', path: ['IMGPROXY_SALT'], message: 'as many as IMGPROXY_KEY has' });
  for (const { name, why } of missingForFront(values))
    context.addIssue({ code: 'custom', path: [name], message: why });
});
export type Environment = z.output<typeof environmentSchema>;

/** Names each variable that is missing or malformed, never its value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  /** One line for each variable. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = [...new Set(problems)];
    super(`The environment is incomplete:\n${lines.join('\n')}`);
    this.problems = lines;
  }
}

/**
 * What a program reads of its environment; an empty variable counts as absent.
 * @param schema an object of `variables`
 * @throws EnvironmentError
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string | undefined>,
): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsedValues = schema.safeParse(nonEmpty);
  if (parsedValues.success) return parsedValues.data;
  const problems = parsedValues.error.issues.map(({ path: [name = ''], message }) => {
    const purpose = (PURPOSES as Record<string, string>)[String(name)];
    const problem = message.endsWith('received undefined') ? 'not set' : message;
    return `  ${String(name)}: ${problem}${purpose ? ` (${purpose})` : ''}`;
  });
  throw new EnvironmentError(problems);
}

let cachedEnvironment: Environment | undefined;

/**
 * The storefront's environment, read once.
 * @throws EnvironmentError
 */
export function environment(): Environment {
  cachedEnvironment ??= parseEnvironment(wholeSchema, process.env);
  return cachedEnvironment;
}
