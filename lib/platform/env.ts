import { z } from 'zod';
import { backupVariables } from './backup-variables.ts';
import { challengeSecrets } from './challenge/keys.ts';
import { PURPOSES } from './env-purposes.ts';
import { frontVariables, missingForFront } from './http-cache/settings.ts';
import { mediaVariables } from './media-variables.ts';
import { hostList } from './network/host-list.ts';

const url = z.url({ protocol: /^https?$/ });
/** Comma-separated hexadecimal keys of at least 16 bytes. */
const hexKeys = z.string().regex(/^[\da-f]{32,}(?:,[\da-f]{32,})*$/i);

/** All environment variables. A missing URL means the vendor's own. Each program picks the ones it needs. */
export const variables = {
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9]+$/),
  SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/),
  SANITY_API_HOST: url.optional(),
  /** Required to read the private dataset. Never sent to a browser. */
  SANITY_API_TOKEN: z.string().min(1).optional(),
  /**
   * Writes content, for publishing releases from the back office. Without it, releases can only be published
   * in Sanity's own tool.
   */
  SANITY_WRITE_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  ALGOLIA_APP_ID: z.string().min(1),
  ALGOLIA_HOST: url.optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1),
  ALGOLIA_ADMIN_KEY: z.string().min(1).optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  /** Maximum connections per storefront for visitors. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  /**
   * A persistent folder for one storefront only. Without it, leads are refused while the database is down.
   */
  LEAD_SPOOL: z.string().min(1).optional(),
  /** Valkey or Redis shared by several storefront instances; missing for a single instance. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ...frontVariables,
  MEDIA_URL: url,
  ...mediaVariables,
  /** Sign photo URLs on feeds' hosts, with imgproxy's names and scheme. The first key signs. */
  IMGPROXY_KEY: hexKeys.optional(),
  IMGPROXY_SALT: hexKeys.optional(),
  /** Geocodes postcodes. Without a key, nothing is sorted by distance. */
  GEOCODING_HOST: url.optional(),
  GEOCODING_KEY: z.string().min(1).optional(),
  /** Price comparison partner. Without it, prices are compared with the dealer's own stock. */
  AUTOGAUGE_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  /** Partner for plate lookup and valuation. Without it, vehicles are entered by hand and valued by staff. */
  VALUATION_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  VALUATION_KEY: z.string().min(1).optional(),
  /** Finance quotes and applications by YouX. Without URL and key, there are no quotes. */
  YOUX_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  YOUX_KEY: z.string().min(1).optional(),
  /** Hosts, comma separated, that applications may redirect to over https. */
  YOUX_REDIRECT_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  /** External view counter; without it, views are counted in our database. */
  VIEWS_HOST: url.optional(),
  /** Shared by the worker and the storefront's invalidation route. */
  STOCK_WEBHOOK_SECRET: z.string().min(16),
  /** Payments. Without a secret key, reservations are disabled. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_HOST: url.optional(),
  /** Source of Stripe.js; defaults to js.stripe.com. */
  STRIPE_JS_URL: url.optional(),
  /** Source of the social pixel's script; defaults to the network's own. */
  SOCIAL_PIXEL_URL: url.optional(),
  /**
   * Turnstile site keys with their secrets, `key:secret`, comma separated. Without it, no site has a
   * challenge.
   */
  TURNSTILE_KEYS: z
    .string()
    .regex(/^(?:[\w.-]+:[\w.-]+(?:,\s*|$))*$/, 'not pairs of a site key and a secret')
    .default('')
    .transform(challengeSecrets),
  /** Source of Turnstile's script and verification; defaults to challenges.cloudflare.com. */
  TURNSTILE_HOST: url.optional(),
  /** Signs the tokens that open shoppers' own reservations; shared with the worker. */
  RESERVATION_SECRET: z.string().min(32).optional(),
  /** SMS by Twilio. Required for sign-in. `TEXT_FROM` is the sender's number or name. */
  TWILIO_HOST: url.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TEXT_FROM: z.string().min(1).max(20).optional(),
  /** Signs draft links for people without an account. Unset disables them. */
  DRAFT_LINK_SECRET: z.string().min(32).optional(),
  /** Studio origins, comma separated, that may call the back office. Without it, none may. */
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
  /** Additional hosts of the back office, which is also served on the sites' hosts; comma separated. */
  BACK_OFFICE_HOSTS: z.string().default('').transform(hostList),
  /** Number of our proxies in front of the storefront, whose `x-forwarded-for` entries are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Whether HSTS covers the subdomains of each site's host, which then all need TLS. */
  HSTS_SUBDOMAINS: z.stringbool().default(true),
  /** Contact in `security.txt`; defaults to each site's contact page. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
  /** Seconds a storefront keeps serving after SIGTERM, while it reports itself as not ready. */
  DRAIN_PAUSE_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  /**
   * Folder where every version publishes its static files, for tabs opened before a rollout; read only for
   * the storefront.
   */
  ASSETS_FOLDER: z.string().min(1).optional(),
  /** Maximum unpaid holds per address, phone or email. */
  UNPAID_HOLDS: z.coerce.number().int().min(1).default(3),
  /** Host suffixes under which `<slug>.<suffix>` opens a site, comma separated (`localhost` in demos). */
  SITE_HOST_SUFFIXES: z.string().default('').transform(hostList),
  /** Bearer token for /api/health. Unset disables the endpoint. */
  HEALTH_TOKEN: z.string().min(16).optional(),
  /** Metrics port for Prometheus, separate from visitors' traffic. Unset disables metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * OTLP endpoint for traces; the standard's other variables (`OTEL_*`) are read too. Unset disables traces.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** Storefront that workers notify of changes; unset disables notifications. */
  STOREFRONT_URL: url.optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Sender address of mails. */
  MAIL_FROM: z.email(),
  /** Signs leads sent over HTTPS: see `lib/leads/channel/secret.ts`. Without it, none are sent that way. */
  LEAD_CHANNEL_SECRET: z.string().min(32).optional(),
  /**
   * Encrypts feed credentials: see `lib/inventory/stock/fetching/secrets.server.ts`. Without it, none are
   * stored or read.
   */
  FEED_SECRET_KEY: z.string().min(32).optional(),
  /** Folder with the files of feeds of kind 'inbox'. */
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
/** Variables of the storefront. */
export const environmentSchema = z.object(ofStorefront);
const wholeSchema = environmentSchema.superRefine((values, context) => {
  if (!values.SANITY_API_TOKEN)
    context.addIssue({ code: 'custom', path: ['SANITY_API_TOKEN'], message: 'not set' });
  const { IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  if (keys?.split(',').length !== salts?.split(',').length)
    context.addIssue({ code: 'custom', path: ['IMGPROXY_SALT'], message: 'as many values as IMGPROXY_KEY' });
  for (const { name, why } of missingForFront(values))
    context.addIssue({ code: 'custom', path: [name], message: why });
});
export type Environment = z.output<typeof environmentSchema>;

/** Lists missing or malformed variables, never their values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  /** One line per variable. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = [...new Set(problems)];
    super(`The environment is incomplete:\n${lines.join('\n')}`);
    this.problems = lines;
  }
}

/**
 * Parses a program's environment; an empty variable counts as missing.
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
 * Returns the storefront's environment, parsed once.
 * @throws EnvironmentError
 */
export function environment(): Environment {
  cachedEnvironment ??= parseEnvironment(wholeSchema, process.env);
  return cachedEnvironment;
}
