// Every environment variable, once: what it is for, how it is parsed, and which programs read it. The parser
// (env.ts), `.env.example`, `.deploy/forecourt.env.example` and `.docs/environment.md` are derived from this table.
// After a change run `node scripts/tasks/environment-files.ts`.
import { z } from 'zod';
import { agentPlatforms } from './agent-platforms.ts';
import { challengeSecrets } from './challenge/keys.ts';
import { SOURCE } from './media-sources.ts';
import { hostList } from './network/host-list.ts';

/** Programs that read variables. A build bakes its variables into what it writes. */
export type Reader =
  | 'storefront'
  | 'worker'
  | 'image server'
  | 'commands'
  | 'storefront build'
  | 'studio build'
  | 'compose'
  | 'tests';

/**
 * Who sets a variable: an operator in production; nobody in production, because it points to an emulator; the
 * studio's build; a developer; or our own scripts and tools, for programs that they start.
 */
export type Scope = 'production' | 'emulators' | 'studio' | 'development' | 'internal';

export interface EnvironmentVariable {
  /** Parses the value, which is undefined if the variable is missing or empty. */
  schema: z.ZodType;
  /** One phrase for start-up errors, examples and docs. The default is added from the schema. */
  purpose: string;
  readBy: readonly Reader[];
  /** `production` if omitted. */
  scope?: Scope;
  /** Required in every installation, although some of the programs run without it. */
  isRequired?: true;
  isSecret?: true;
  example?: string;
}

const url = z.url({ protocol: /^https?$/ });
const urlWithoutSlash = url.transform((address) => address.replace(/\/+$/, ''));
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//);
const text = z.string().min(1);
/** A key that signs or encrypts. */
const key = z.string().min(32);
/** Comma-separated hexadecimal keys of at least 16 bytes. */
const hexKeys = z.string().regex(/^[\da-f]{32,}(?:,[\da-f]{32,})*$/i);
const list = z.string().default('').transform(hostList);
const sources = list.pipe(z.array(z.string().regex(SOURCE, 'not http(s)://host/, with the slash')));
const bucketRegion = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .default('us-east-1');
const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** The table. The order is that of the example and the docs. */
export const ENVIRONMENT = {
  SANITY_PROJECT_ID: {
    schema: z.string().regex(/^[a-z0-9]+$/),
    purpose: 'the project of the content lake',
    readBy: ['storefront', 'worker', 'commands'],
    example: 'abcd1234',
  },
  SANITY_DATASET: {
    schema: z.string().regex(/^[a-z0-9_-]+$/),
    purpose: 'its dataset',
    readBy: ['storefront', 'worker', 'commands'],
    example: 'production',
  },
  SANITY_API_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of the content lake, for emulators',
    readBy: ['storefront', 'worker', 'commands'],
    scope: 'emulators',
  },
  SANITY_API_TOKEN: {
    schema: text.optional(),
    purpose: 'a viewer token for the private dataset; used by servers only',
    readBy: ['storefront', 'worker', 'commands'],
    isRequired: true,
    isSecret: true,
  },
  SANITY_WRITE_TOKEN: {
    schema: text.optional(),
    purpose:
      'a token that writes content and reads its history, members and roles, to publish and schedule releases, to schedule changes of settings, and to mail staff about approvals and trials; without it releases are published in Sanity only, and settings change at once',
    readBy: ['storefront', 'worker', 'commands'],
    isSecret: true,
  },
  SANITY_WEBHOOK_SECRET: {
    schema: z.string().min(16),
    purpose: "authenticates the content lake's webhooks",
    readBy: ['storefront'],
    isSecret: true,
  },
  ALGOLIA_APP_ID: {
    schema: text,
    purpose: 'the application id of the stock search',
    readBy: ['storefront', 'worker', 'commands'],
    example: 'ABCDEF1234',
  },
  ALGOLIA_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of the stock search, for emulators',
    readBy: ['storefront', 'worker', 'commands'],
    scope: 'emulators',
  },
  SEARCH_PRICES_BY_STATE: {
    schema: z.stringbool().default(false),
    purpose:
      'true if sites may search by drive-away prices of each state, which takes eighteen more replicas of the stock index',
    readBy: ['storefront', 'worker', 'commands'],
  },
  ALGOLIA_SEARCH_KEY: {
    schema: text,
    purpose: 'a search-only key',
    readBy: ['storefront'],
    isSecret: true,
  },
  ALGOLIA_ADMIN_KEY: {
    schema: text.optional(),
    purpose: 'a key with write access to the indexes',
    readBy: ['worker', 'commands'],
    isRequired: true,
    isSecret: true,
  },
  DATABASE_URL: {
    schema: postgresUrl,
    purpose: 'PostgreSQL, with stock, leads and reservations',
    readBy: ['storefront', 'worker', 'commands'],
    isSecret: true,
    example: 'postgres://user:password@host:5432/forecourt',
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number().int().min(1).max(500).default(10),
    purpose: 'the maximum number of connections that one storefront opens for visitors',
    readBy: ['storefront'],
  },
  LEAD_SPOOL: {
    schema: text.optional(),
    purpose:
      'a folder on a persistent disk, one per storefront, for leads while the database is down; without it they are refused',
    readBy: ['storefront'],
    example: '/spool',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    purpose: 'Valkey or Redis, shared by several storefront instances',
    readBy: ['storefront'],
    isSecret: true,
    example: 'redis://host:6379',
  },
  PURGE: {
    schema: z.enum(['varnish', 'fastly', 'cloudflare']).optional(),
    purpose: 'the CDN or reverse proxy to purge: varnish, fastly or cloudflare',
    readBy: ['storefront'],
  },
  PURGE_URL: {
    schema: list
      .transform((addresses) => addresses.map((address) => address.replace(/\/+$/, '')))
      .pipe(z.array(url)),
    purpose: 'the URL of each Varnish, comma separated; overrides the API URL of Fastly and Cloudflare',
    readBy: ['storefront'],
    example: 'http://front:8000',
  },
  PURGE_TOKEN: {
    schema: z.string().min(16).optional(),
    purpose: 'authenticates purge requests: the API token, or the secret in the configuration of Varnish',
    readBy: ['storefront', 'compose'],
    isSecret: true,
  },
  PURGE_SERVICE: {
    schema: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    purpose: 'the Fastly service id or Cloudflare zone id',
    readBy: ['storefront'],
  },
  MEDIA_URL: {
    schema: url,
    purpose: 'the image CDN in front of the photos',
    readBy: ['storefront', 'worker', 'commands'],
    example: 'https://media.dealer.example',
  },
  IMGPROXY_KEY: {
    schema: hexKeys.optional(),
    purpose:
      "signs the URLs of photos, videos and history reports on feeds' hosts, comma separated, of which the first signs; without it photos are not shown",
    readBy: ['storefront', 'worker', 'image server', 'commands'],
    isSecret: true,
  },
  IMGPROXY_SALT: {
    schema: hexKeys.optional(),
    purpose: 'the salt of those signatures, as many as keys',
    readBy: ['storefront', 'worker', 'image server', 'commands'],
    isSecret: true,
  },
  IMGPROXY_SIGNATURE_SIZE: {
    schema: z.coerce.number().int().min(8).max(32).default(32),
    purpose:
      'the length of those signatures in bytes, the same for imgproxy; 12 make a page with 30 photos a quarter smaller',
    readBy: ['storefront', 'worker', 'image server', 'commands'],
  },
  IMGPROXY_ALLOWED_SOURCES: {
    schema: sources,
    purpose: 'URL prefixes that the image server may fetch, comma separated; * matches anything but a slash',
    readBy: ['storefront', 'worker', 'image server', 'commands'],
    example: 'https://photos.dealer.example/',
  },
  MEDIA_PRIVATE_SOURCES: {
    schema: sources,
    purpose: 'the same, for hosts with private addresses',
    readBy: ['storefront', 'worker', 'image server', 'commands'],
    example: 'http://photos.internal/',
  },
  MEDIA_DATABASE_URL: {
    schema: postgresUrl.optional(),
    purpose:
      'PostgreSQL for the image server, which reads the hosts that feeds allow; use a role limited to that',
    readBy: ['image server'],
    isSecret: true,
    example: 'postgres://media:password@host:5432/forecourt',
  },
  MEDIA_FOLDER: {
    schema: text,
    purpose: 'the folder for originals and variants of photos',
    readBy: ['worker', 'image server'],
    example: '/photos',
  },
  MEDIA_DISK_MB: {
    schema: z.coerce.number().int().min(100).default(20_000),
    purpose: 'the maximum size of that folder in megabytes',
    readBy: ['worker', 'image server'],
  },
  MEDIA_S3_URL: {
    schema: url.optional(),
    purpose: 'an S3-compatible bucket for permanent storage, with an optional prefix',
    readBy: ['worker', 'image server'],
    example: 'https://s3.host/bucket/prefix',
  },
  MEDIA_S3_REGION: {
    schema: bucketRegion,
    purpose: 'its region',
    readBy: ['worker', 'image server'],
  },
  MEDIA_S3_KEY_ID: {
    schema: text.optional(),
    purpose: 'the id of a key that can list, read, write and delete in it',
    readBy: ['worker', 'image server'],
  },
  MEDIA_S3_SECRET: {
    schema: text.optional(),
    purpose: 'the secret of that key',
    readBy: ['worker', 'image server'],
    isSecret: true,
  },
  PHOTOS_AHEAD: {
    schema: z.coerce.number().int().min(1).max(6).optional(),
    purpose:
      'how many photos of new vehicles to prefetch at a time from each host, 1 to 6; without it photos are fetched on demand',
    readBy: ['worker'],
  },
  MEDIA_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8080),
    purpose: 'the port of the image server',
    readBy: ['image server'],
  },
  MEDIA_HOST: {
    schema: text.default('127.0.0.1'),
    purpose: 'the address that the image server listens on',
    readBy: ['image server'],
  },
  GEOCODING_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of the geocoder, for emulators',
    readBy: ['storefront'],
    scope: 'emulators',
  },
  GEOCODING_KEY: {
    schema: text.optional(),
    purpose: 'geocodes postcodes; without it nothing is sorted by distance',
    readBy: ['storefront'],
    isSecret: true,
  },
  DRIVE_TIME_PRIVATE_SOURCES: {
    schema: sources,
    purpose:
      "URL prefixes of your own routing service, if its host has a private address; sites' settings name the service",
    readBy: ['storefront'],
    example: 'https://routes.internal/',
  },
  AUTOGAUGE_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: "the price comparison partner; without it prices are compared with the dealer's own stock",
    readBy: ['storefront'],
  },
  VALUATION_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: 'the partner for plate lookup and valuation; without it there is no online estimate',
    readBy: ['storefront'],
  },
  VALUATION_KEY: {
    schema: text.optional(),
    purpose: 'the key of that partner',
    readBy: ['storefront'],
    isSecret: true,
  },
  PPSR_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: 'the searcher of the PPSR; without it no vehicle is checked for money owing',
    readBy: ['worker'],
  },
  PPSR_KEY: {
    schema: text.optional(),
    purpose: 'the key of that searcher',
    readBy: ['worker'],
    isSecret: true,
  },
  RECALLS_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: 'the register of safety recalls; without it no vehicle is checked for recalls',
    readBy: ['worker'],
  },
  RECALLS_KEY: {
    schema: text.optional(),
    purpose: 'the key of that register',
    readBy: ['worker'],
    isSecret: true,
  },
  TEXT_MODEL_URL: {
    schema: urlWithoutSlash.optional(),
    purpose:
      'a language model that writes texts about vehicles, by the API of chat completions; without it templates write them',
    readBy: ['storefront'],
  },
  TEXT_MODEL_KEY: {
    schema: text.optional(),
    purpose: 'the key of that model',
    readBy: ['storefront'],
    isSecret: true,
  },
  TEXT_MODEL_NAME: {
    schema: text.optional(),
    purpose: 'the name of that model in requests',
    readBy: ['storefront'],
  },
  YOUX_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: 'the lender for quick quotes and instant pre-approval; without it neither is offered',
    readBy: ['storefront'],
  },
  YOUX_KEY: {
    schema: text.optional(),
    purpose: 'the key of that lender',
    readBy: ['storefront'],
    isSecret: true,
  },
  YOUX_REDIRECT_HOSTS: {
    schema: list,
    purpose:
      'hosts, comma separated, that its applications may redirect to over https; for tests, origins on localhost',
    readBy: ['storefront'],
  },
  VIEWS_HOST: {
    schema: url.optional(),
    purpose: 'an external view counter, instead of the built-in one',
    readBy: ['storefront'],
  },
  STOCK_WEBHOOK_SECRET: {
    schema: z.string().min(16),
    purpose: "authenticates the worker's vehicle change notifications",
    readBy: ['storefront', 'worker', 'commands'],
    isSecret: true,
  },
  STRIPE_SECRET_KEY: {
    schema: text.optional(),
    purpose: 'payments; without it reservations are disabled',
    readBy: ['storefront', 'worker', 'commands'],
    isRequired: true,
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    schema: text.optional(),
    purpose: 'payments, in the browser',
    readBy: ['storefront'],
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: text.optional(),
    purpose: "authenticates Stripe's webhooks",
    readBy: ['storefront'],
    isSecret: true,
  },
  STRIPE_PROFILE: {
    schema: z
      .string()
      .regex(/^[a-z0-9_]+$/i)
      .optional(),
    purpose: 'our account at Stripe, to which assistants grant payment tokens',
    readBy: ['storefront'],
    example: 'profile_1234',
  },
  AGENT_PLATFORMS: {
    schema: agentPlatforms,
    purpose:
      'the platforms whose assistants may check out for shoppers, as a JSON list (.docs/agentic-checkout.md)',
    readBy: ['storefront', 'worker'],
    isSecret: true,
  },
  STRIPE_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of Stripe, for emulators',
    readBy: ['storefront', 'worker', 'commands'],
    scope: 'emulators',
  },
  STRIPE_JS_URL: {
    schema: url.optional(),
    purpose: 'alternative URL of Stripe.js, for emulators',
    readBy: ['storefront'],
    scope: 'emulators',
  },
  SOCIAL_PIXEL_URL: {
    schema: url.optional(),
    purpose: "alternative URL of the social pixel's script",
    readBy: ['storefront'],
    scope: 'emulators',
  },
  INDEXNOW_URL: {
    schema: url.default('https://api.indexnow.org/indexnow'),
    purpose: 'alternative URL of IndexNow, for emulators',
    readBy: ['worker'],
    scope: 'emulators',
  },
  GOOGLE_MERCHANT_URL: {
    schema: url.default('https://merchantapi.googleapis.com'),
    purpose: "alternative URL of Google's Merchant API, for emulators",
    readBy: ['worker'],
    scope: 'emulators',
  },
  GOOGLE_OAUTH_URL: {
    schema: url.default('https://oauth2.googleapis.com'),
    purpose: "alternative URL of Google's token endpoint, for emulators",
    readBy: ['worker'],
    scope: 'emulators',
  },
  META_GRAPH_URL: {
    schema: url.default('https://graph.facebook.com'),
    purpose: "alternative URL of Meta's Graph API, for emulators",
    readBy: ['worker'],
    scope: 'emulators',
  },
  GOOGLE_DATA_MANAGER_URL: {
    schema: url.default('https://datamanager.googleapis.com'),
    purpose: "alternative URL of Google's Data Manager API, for emulators",
    readBy: ['worker'],
    scope: 'emulators',
  },
  META_CONVERSIONS_URL: {
    schema: url.default('https://graph.facebook.com/v24.0'),
    purpose: "URL of Meta's Graph API with the version for conversions, or of an emulator",
    readBy: ['worker'],
    scope: 'emulators',
  },
  TURNSTILE_KEYS: {
    schema: z
      .string()
      .regex(/^(?:[\w.-]+:[\w.-]+(?:,\s*|$))*$/, 'not pairs of a site key and a secret')
      .default('')
      .transform(challengeSecrets),
    purpose:
      'site keys of Cloudflare Turnstile with their secrets, comma separated; without it no site has a challenge',
    readBy: ['storefront'],
    isSecret: true,
    example: 'key:secret',
  },
  TURNSTILE_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of Turnstile, for emulators',
    readBy: ['storefront'],
    scope: 'emulators',
  },
  RESERVATION_SECRET: {
    schema: key.optional(),
    purpose: "signs the links to shoppers' own reservations and garages",
    readBy: ['storefront', 'worker', 'commands'],
    isRequired: true,
    isSecret: true,
  },
  TWILIO_HOST: {
    schema: url.optional(),
    purpose: 'alternative URL of Twilio, for emulators',
    readBy: ['storefront', 'worker'],
    scope: 'emulators',
  },
  TWILIO_ACCOUNT_SID: {
    schema: z
      .string()
      .regex(/^AC\w+$/)
      .optional(),
    purpose: 'the Twilio account for SMS; without it nobody can sign in',
    readBy: ['storefront', 'worker'],
  },
  TWILIO_AUTH_TOKEN: {
    schema: text.optional(),
    purpose: 'the key of that account',
    readBy: ['storefront', 'worker'],
    isSecret: true,
  },
  TEXT_FROM: {
    schema: z.string().min(1).max(20).optional(),
    purpose: 'the number or registered name that SMS are sent from',
    readBy: ['storefront', 'worker'],
    example: '+61400000000',
  },
  VAPID_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    purpose: 'public key of the notifications of My Garage, base64url; without it none are offered',
    readBy: ['storefront', 'worker'],
  },
  VAPID_PRIVATE_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    purpose:
      'private key of that pair, from `npx web-push generate-vapid-keys`; a new pair ends all subscriptions',
    readBy: ['worker'],
    isSecret: true,
  },
  VAPID_SUBJECT: {
    schema: z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/)
      .optional(),
    purpose: 'whom a push service contacts about our notifications',
    readBy: ['worker'],
    example: 'mailto:hello@dealer.example',
  },
  PUSH_HOST: {
    schema: url.optional(),
    purpose: 'URL of one more push service, for emulators',
    readBy: ['storefront', 'worker'],
    scope: 'emulators',
  },
  INBOUND_MAIL_DOMAIN: {
    schema: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      .optional(),
    purpose:
      'the domain whose mail the provider posts to /api/messages/mail; shoppers’ answers go to signed addresses of it',
    readBy: ['storefront', 'worker'],
    example: 'reply.dealer.example',
  },
  INBOUND_MAIL_KEY: {
    schema: text.optional(),
    purpose: 'the key with which the mail provider signs inbound mail (Mailgun’s webhook signing key)',
    readBy: ['storefront'],
    isSecret: true,
  },
  DRAFT_LINK_SECRET: {
    schema: key.optional(),
    purpose: 'signs links to drafts for people without an account; without it there are none',
    readBy: ['storefront'],
    isSecret: true,
  },
  OUTGOING_FEED_SECRET: {
    schema: key.optional(),
    purpose: 'signs the addresses of outgoing feeds; without it no files are served',
    readBy: ['storefront'],
    isSecret: true,
  },
  STUDIO_ORIGINS: {
    schema: list.pipe(z.array(url.refine(isOrigin, 'not an origin'))),
    purpose: "the studio's origins, which may call the back office, comma separated",
    readBy: ['storefront', 'worker'],
    example: 'https://studio.dealer.example',
  },
  BACK_OFFICE_HOSTS: {
    schema: list,
    purpose:
      "additional hosts of the back office, comma separated; without them it only answers at sites' hosts",
    readBy: ['storefront'],
  },
  TRUSTED_PROXIES: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    purpose:
      'how many proxies of yours are in front of the program, whose x-forwarded-for entries are trusted',
    readBy: ['storefront', 'image server'],
  },
  HSTS_SUBDOMAINS: {
    schema: z.stringbool().default(true),
    purpose: "false if subdomains of a site's host do not all have TLS: HSTS then covers the host alone",
    readBy: ['storefront', 'image server', 'compose'],
  },
  SECURITY_CONTACT: {
    schema: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
    purpose: 'where vulnerabilities are reported; without it the contact page of each site',
    readBy: ['storefront'],
    example: 'mailto:security@dealer.example',
  },
  DRAIN_PAUSE_SECONDS: {
    schema: z.coerce.number().int().min(0).max(120).default(0),
    purpose:
      'how many seconds a storefront keeps serving after SIGTERM, so that the load balancer notices first',
    readBy: ['storefront'],
  },
  ASSETS_FOLDER: {
    schema: text.optional(),
    purpose:
      'the folder into which each version publishes its scripts and styles, for tabs opened before a roll-out; without it such tabs reload',
    readBy: ['storefront', 'commands'],
    example: '/assets',
  },
  UNPAID_HOLDS: {
    schema: z.coerce.number().int().min(1).default(3),
    purpose: 'the maximum number of unpaid holds per address, phone or email',
    readBy: ['storefront'],
  },
  SITE_HOST_SUFFIXES: {
    schema: list,
    purpose: 'host suffixes under which every site opens by its slug, comma separated',
    readBy: ['storefront', 'commands'],
    example: 'preview.dealer.example',
  },
  HEALTH_TOKEN: {
    schema: z.string().min(16).optional(),
    purpose: 'bearer token for /api/health; without it the endpoint is disabled',
    readBy: ['storefront'],
    isSecret: true,
  },
  METRICS_PORT: {
    schema: z.coerce.number().int().min(1).max(65_535).optional(),
    purpose: 'the metrics port for Prometheus, separate from visitors; without it metrics are disabled',
    readBy: ['storefront', 'worker'],
    example: '9464',
  },
  METRICS_HOST: {
    schema: text.default('127.0.0.1'),
    purpose: 'the address that metrics are served on',
    readBy: ['storefront', 'worker'],
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    purpose: 'the log level: fatal, error, warn, info, debug, trace or silent',
    readBy: ['storefront', 'storefront build'],
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url.optional(),
    purpose:
      'the OTLP endpoint for traces; without it tracing is disabled. The other variables of OpenTelemetry apply too',
    readBy: ['storefront', 'worker'],
    example: 'http://collector:4318',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: url.optional(),
    purpose: 'an endpoint for traces alone, with its path, instead',
    readBy: ['storefront', 'worker'],
    example: 'http://collector:4318/v1/traces',
  },
  OTEL_SERVICE_NAME: {
    schema: text.optional(),
    purpose: 'the name of the program in traces; without it forecourt-storefront or forecourt-worker',
    readBy: ['storefront', 'worker'],
  },
  OTEL_SDK_DISABLED: {
    schema: text.optional(),
    purpose: 'true disables tracing',
    readBy: ['storefront', 'worker'],
  },
  OTEL_TRACES_EXPORTER: {
    schema: text.optional(),
    purpose: 'none disables tracing',
    readBy: ['storefront', 'worker'],
  },
  STOREFRONT_URL: {
    schema: url.optional(),
    purpose: 'the storefront that workers notify of changes; without it none is notified',
    readBy: ['worker', 'commands'],
    example: 'http://storefront:3000',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }),
    purpose: 'the mail server',
    readBy: ['worker'],
    isSecret: true,
    example: 'smtp://user:password@host:587',
  },
  MAIL_DNS_SERVERS: {
    schema: list,
    purpose: 'DNS servers for the domains of mail addresses instead of the system’s, for emulators',
    readBy: ['worker'],
    scope: 'emulators',
  },
  MAIL_FROM: {
    schema: z.email(),
    purpose: 'the sender address of mails',
    readBy: ['worker'],
    example: 'sales@dealer.example',
  },
  LEAD_CHANNEL_SECRET: {
    schema: key.optional(),
    purpose: "signs leads and events sent to dealers' systems over HTTPS; without it none are sent that way",
    readBy: ['storefront', 'worker', 'commands'],
    isSecret: true,
  },
  FEED_SECRET_KEY: {
    schema: key.optional(),
    purpose:
      'encrypts the credentials of feeds and advertising networks; without it none are stored or read. The storefront stores those of outgoing feeds with it',
    readBy: ['storefront', 'worker', 'commands'],
    isSecret: true,
  },
  FEED_INBOX: {
    schema: text.optional(),
    purpose: 'the folder with stock feeds delivered to this machine',
    readBy: ['worker'],
    example: '/inbox',
  },
  RETENTION_DAYS: {
    schema: z.string().default(''),
    purpose: 'retention days that differ from the defaults',
    readBy: ['worker'],
    example: 'leads=365, events=400',
  },
  BACKUP_RECIPIENT: {
    schema: list.pipe(
      z.array(z.string().regex(/^age1[a-z0-9]+$/, 'not age public keys (age1…), comma separated')),
    ),
    purpose:
      'age public keys that backups are encrypted for, comma separated; any one of their secret keys decrypts',
    readBy: ['commands'],
  },
  BACKUP_S3_URL: {
    schema: urlWithoutSlash.optional(),
    purpose: 'a bucket for backups only, without a prefix',
    readBy: ['commands'],
    example: 'https://s3.host/bucket',
  },
  BACKUP_S3_REGION: {
    schema: bucketRegion,
    purpose: 'its region',
    readBy: ['commands'],
  },
  BACKUP_S3_KEY_ID: {
    schema: text.optional(),
    purpose: 'the id of a key that can list, read, write and delete in it',
    readBy: ['commands'],
  },
  BACKUP_S3_SECRET: {
    schema: text.optional(),
    purpose: 'the secret of that key',
    readBy: ['commands'],
    isSecret: true,
  },
  BACKUP_KEEP_DAYS: {
    schema: z.coerce.number().int().min(1).max(3_650).default(35),
    purpose: 'days after which backups in that bucket are deleted',
    readBy: ['commands'],
  },
  BACKUP_DRILL_DATABASE_URL: {
    schema: postgresUrl.optional(),
    purpose: 'an empty database for restore drills, whose role can create databases on that server',
    readBy: ['commands'],
    isSecret: true,
  },
  POSTGRES_PASSWORD: {
    schema: text.optional(),
    purpose: 'the password of the database that compose.yaml starts',
    readBy: ['compose'],
    isRequired: true,
    isSecret: true,
  },
  SANITY_STUDIO_PROJECT_ID: {
    schema: text.default('forecourt'),
    purpose: 'the project of the content lake',
    readBy: ['studio build'],
    scope: 'studio',
  },
  SANITY_STUDIO_DATASET: {
    schema: text.default('production'),
    purpose: 'its dataset',
    readBy: ['studio build'],
    scope: 'studio',
  },
  SANITY_STUDIO_BACK_OFFICE_URL: {
    schema: url.optional(),
    purpose: "where the studio finds the storefront's back office; without it the studio has none",
    readBy: ['studio build'],
    scope: 'studio',
    isRequired: true,
    example: 'https://www.dealer.example',
  },
  SANITY_STUDIO_SITE_HOST_SUFFIXES: {
    schema: list,
    purpose: 'host suffixes under which every site opens by its slug, as in SITE_HOST_SUFFIXES',
    readBy: ['studio build'],
    scope: 'studio',
  },
  SANITY_STUDIO_LAKE: {
    schema: z.enum(['local']).optional(),
    purpose: 'local connects the studio to the emulators',
    readBy: ['studio build'],
    scope: 'internal',
  },
  FORECOURT_DATA: {
    schema: text.default('demo'),
    purpose: 'the name of a demo or test environment: its folder in .data',
    readBy: ['commands', 'tests'],
    scope: 'development',
  },
  FORECOURT_PORT_OFFSET: {
    schema: z.coerce.number().int().min(0).default(0),
    purpose: 'added to every port, to run a second demo on the same machine',
    readBy: ['commands', 'tests'],
    scope: 'development',
    example: '100',
  },
  TEST_LENGTH: {
    schema: z.enum(['long']).optional(),
    purpose: 'long runs the long versions of tests, as npm run test:long does',
    readBy: ['tests'],
    scope: 'development',
  },
  COPIES_SEED: {
    schema: z.coerce.number().int().optional(),
    purpose: 'repeats the test of several instances with the seed that it printed',
    readBy: ['tests'],
    scope: 'development',
  },
  ADVERT_CHANGES: {
    schema: z.coerce.number().int().positive().optional(),
    purpose: 'number of random changes in the test of outgoing feeds',
    readBy: ['tests'],
    scope: 'development',
  },
  ADVERT_SEED: {
    schema: z.coerce.number().int().optional(),
    purpose: 'repeats the test of outgoing feeds with the seed that it printed',
    readBy: ['tests'],
    scope: 'development',
  },
  FORECOURT_CRASH_ROUNDS: {
    schema: text.optional(),
    purpose: 'how many places a test crashes in, or all',
    readBy: ['tests'],
    scope: 'development',
  },
  CHROME_PATH: {
    schema: text.optional(),
    purpose: 'the browser for tests, instead of the one found or downloaded',
    readBy: ['tests'],
    scope: 'development',
  },
  CHROMIUM_PATH: {
    schema: text.default('/usr/bin/chromium'),
    purpose: 'the browser that renders the demo photos',
    readBy: ['commands'],
    scope: 'development',
  },
  JAVA_HOME: {
    schema: text.optional(),
    purpose: 'a Java runtime for the HTML validator, if java is not on the path',
    readBy: ['tests'],
    scope: 'development',
  },
  REQUIRE_PROMTOOL: {
    schema: z.enum(['1']).optional(),
    purpose: '1 fails the tests that need promtool, instead of skipping them, if it is not installed',
    readBy: ['tests'],
    scope: 'development',
  },
  REQUIRE_VARNISH: {
    schema: z.enum(['1']).optional(),
    purpose: '1 fails the tests that need varnish, instead of skipping them, if it is not installed',
    readBy: ['tests'],
    scope: 'development',
  },
  REQUIRE_XMLLINT: {
    schema: z.enum(['1']).optional(),
    purpose: '1 fails the tests that need xmllint, instead of skipping them, if it is not installed',
    readBy: ['tests'],
    scope: 'development',
  },
  FORECOURT_SERVER: {
    schema: z.enum(['own']).optional(),
    purpose: 'own: responses are compressed by our server, not by the framework',
    readBy: ['storefront'],
    scope: 'internal',
  },
  FORECOURT_TYPES: {
    schema: z.enum(['checked']).optional(),
    purpose: 'checked skips the type check of a build, because the types have just been checked',
    readBy: ['storefront build'],
    scope: 'internal',
  },
  NEXT_DEPLOYMENT_ID: {
    schema: text.optional(),
    purpose: 'the version of the build, for its build id and for tabs opened before a roll-out',
    readBy: ['storefront build'],
    scope: 'internal',
  },
  NEXT_RUNTIME: {
    schema: z.enum(['nodejs', 'edge']).optional(),
    purpose: 'the runtime that the framework builds a file for',
    readBy: ['storefront build'],
    scope: 'internal',
  },
  NEXT_TELEMETRY_DISABLED: {
    schema: z.enum(['1']).optional(),
    purpose: "1 disables the framework's telemetry",
    readBy: ['storefront', 'storefront build'],
    scope: 'internal',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).optional(),
    purpose: 'production in every image',
    readBy: ['storefront', 'worker', 'image server', 'commands'],
    scope: 'internal',
  },
  FORECOURT_STUDIO: {
    schema: z.enum(['dev']).optional(),
    purpose: 'dev: the studio is served by its development server',
    readBy: ['tests'],
    scope: 'internal',
  },
  FORECOURT_TRACE: {
    schema: z.enum(['on']).optional(),
    purpose: 'on records a trace of every browser test',
    readBy: ['tests'],
    scope: 'internal',
  },
  FORECOURT_E2E_OUTPUT: {
    schema: text.optional(),
    purpose: 'the folder for output of browser tests',
    readBy: ['tests'],
    scope: 'internal',
  },
  FORECOURT_E2E_REPORT: {
    schema: text.optional(),
    purpose: 'the file for the report of browser tests',
    readBy: ['tests'],
    scope: 'internal',
  },
  FORECOURT_UNIT_ERRORS: {
    schema: text.optional(),
    purpose: 'the file for the errors of unit tests',
    readBy: ['tests'],
    scope: 'internal',
  },
  FORECOURT_TEST_DATABASE_TEMPLATE: {
    schema: postgresUrl.optional(),
    purpose: 'the database server that the tests of one run share',
    readBy: ['tests'],
    scope: 'internal',
  },
  TEST_PARALLEL_INDEX: {
    schema: z.coerce.number().int().default(0),
    purpose: 'the number of the Playwright worker',
    readBy: ['tests'],
    scope: 'internal',
  },
  CI: {
    schema: text.optional(),
    purpose: 'set by continuous integration: plain output, and no test.only',
    readBy: ['tests'],
    scope: 'internal',
  },
} satisfies Readonly<Record<string, EnvironmentVariable>>;

export type VariableName = keyof typeof ENVIRONMENT;

export const isVariable = (name: string): name is VariableName => Object.hasOwn(ENVIRONMENT, name);
