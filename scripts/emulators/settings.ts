import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { RELEASE_TRAIN } from './payments/version.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Each demo site is served on a subdomain named after its slug. */
export const SITE_HOST_SUFFIX = 'localhost';

/** As recommended for new installations (.docs/operations.md, Photos). */
const SIGNATURE_SIZE = '12';

/** User name of the mail emulator, and account id of the SMS emulator. */
export const SMTP_USER = 'forecourt';
export const TEXT_ACCOUNT = 'AC00000000000000000000000000000001';

/** Turnstile's site keys for tests: passes automatically, never passes, and passes when ticked. */
export const CHALLENGE_KEYS = [
  '1x00000000000000000000AA',
  '2x00000000000000000000AB',
  '3x00000000000000000000FF',
] as const;

const secret = () => randomBytes(24).toString('base64url');
/** Returns a key in the format of Stripe's: a prefix for the kind of key, then random hex digits. */
const stripeKey = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`;
/** Returns a key pair for notifications (RFC 8292). */
export function vapidKeys(): { vapidPublicKey: string; vapidPrivateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    vapidPublicKey: pair.getPublicKey('base64url'),
    // A leading zero byte would be left out.
    vapidPrivateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}
const password = () => `${randomBytes(3).toString('hex')}-${randomBytes(3).toString('hex')}`;

const secretsSchema = z.object({
  adminPassword: z.string(),
  editorPassword: z.string(),
  siteEditorPassword: z.string(),
  authorPassword: z.string(),
  salesPassword: z.string(),
  siteSalesPassword: z.string(),
  viewerPassword: z.string(),
  lakePreviewToken: z.string(),
  lakeViewerToken: z.string(),
  lakeWriterToken: z.string(),
  contentWebhookSecret: z.string(),
  stockWebhookSecret: z.string(),
  reservationSecret: z.string(),
  leadChannelSecret: z.string(),
  feedSecretKey: z.string(),
  draftLinkSecret: z.string(),
  outgoingFeedSecret: z.string(),
  healthToken: z.string(),
  mediaKey: z.string(),
  mediaSalt: z.string(),
  searchAdminKey: z.string(),
  searchKey: z.string(),
  geocodingKey: z.string(),
  valuationKey: z.string(),
  ppsrKey: z.string(),
  recallsKey: z.string(),
  textModelKey: z.string(),
  financeKey: z.string(),
  turnstileSecret: z.string(),
  smtpPassword: z.string(),
  textToken: z.string(),
  inboundMailKey: z.string(),
  stripeSecretKey: z.string(),
  stripePublishableKey: z.string(),
  stripeWebhookSecret: z.string(),
  agentToken: z.string(),
  agentSigningSecret: z.string(),
  agentWebhookSecret: z.string(),
  vapidPublicKey: z.string(),
  vapidPrivateKey: z.string(),
});
type Secrets = z.output<typeof secretsSchema>;

function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const existing = existsSync(file)
    ? secretsSchema.partial().parse(JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const complete = secretsSchema.safeParse(existing);
  if (complete.success) return complete.data;
  const secrets: Secrets = {
    adminPassword: password(),
    editorPassword: password(),
    siteEditorPassword: password(),
    authorPassword: password(),
    salesPassword: password(),
    siteSalesPassword: password(),
    viewerPassword: password(),
    lakePreviewToken: secret(),
    lakeViewerToken: secret(),
    lakeWriterToken: secret(),
    contentWebhookSecret: secret(),
    stockWebhookSecret: secret(),
    reservationSecret: secret(),
    leadChannelSecret: secret(),
    feedSecretKey: secret(),
    draftLinkSecret: secret(),
    outgoingFeedSecret: secret(),
    healthToken: secret(),
    mediaKey: randomBytes(32).toString('hex'),
    mediaSalt: randomBytes(32).toString('hex'),
    searchAdminKey: secret(),
    searchKey: secret(),
    geocodingKey: secret(),
    valuationKey: secret(),
    ppsrKey: secret(),
    recallsKey: secret(),
    textModelKey: secret(),
    financeKey: secret(),
    turnstileSecret: secret(),
    smtpPassword: secret(),
    textToken: secret(),
    inboundMailKey: secret(),
    stripeSecretKey: stripeKey('sk_test'),
    stripePublishableKey: stripeKey('pk_test'),
    stripeWebhookSecret: stripeKey('whsec'),
    agentToken: secret(),
    agentSigningSecret: secret(),
    agentWebhookSecret: secret(),
    ...vapidKeys(),
    ...existing,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

export interface LocalSettings {
  dataDir: string;
  ports: {
    storefront: number;
    studio: number;
    console: number;
    search: number;
    lake: number;
    media: number;
    inbox: number;
    smtp: number;
    partners: number;
    payments: number;
    imageServer: number;
    /** Serves only metrics. */
    worker: number;
    postgres: number;
  };
  urls: {
    studio: string;
    console: string;
    search: string;
    lake: string;
    media: string;
    inbox: string;
    partners: string;
    payments: string;
    imageServer: string;
    worker: string;
    storefront: string;
    /** For tests that emulate a dealer's photo host, from which the image server fetches. */
    dealerPhotos: string;
    /** For another such test that runs at the same time. */
    secondDealerPhotos: string;
  };
  projectId: string;
  dataset: string;
  secrets: Secrets;
}

/**
 * Returns the settings of the local environment.
 * @param options.name folder under `.data`: `demo` for demos, another for tests, so that both can run at once
 * @param options.portOffset added to every port; 0 for demos unless something else has their ports
 */
export function localSettings({ name, portOffset }: { name: string; portOffset: number }): LocalSettings {
  const dataDir = path.join(ROOT, '.data', name);
  const ports = {
    storefront: 3000 + portOffset,
    studio: 3333 + portOffset,
    console: 4000 + portOffset,
    search: 4001 + portOffset,
    lake: 4002 + portOffset,
    media: 4003 + portOffset,
    inbox: 4004 + portOffset,
    smtp: 4025 + portOffset,
    partners: 4005 + portOffset,
    payments: 4006 + portOffset,
    imageServer: 4009 + portOffset,
    worker: 4010 + portOffset,
    postgres: 4032 + portOffset,
  };
  const urlOf = (port: number) => `http://localhost:${port}`;
  return {
    dataDir,
    ports,
    urls: {
      storefront: urlOf(ports.storefront),
      studio: urlOf(ports.studio),
      console: urlOf(ports.console),
      search: urlOf(ports.search),
      lake: urlOf(ports.lake),
      media: urlOf(ports.media),
      inbox: urlOf(ports.inbox),
      partners: urlOf(ports.partners),
      payments: urlOf(ports.payments),
      imageServer: urlOf(ports.imageServer),
      worker: urlOf(ports.worker),
      dealerPhotos: urlOf(4007 + portOffset),
      secondDealerPhotos: urlOf(4008 + portOffset),
    },
    projectId: 'forecourt',
    dataset: 'production',
    secrets: loadSecrets(dataDir),
  };
}

/**
 * Reads settings from `FORECOURT_DATA` and `FORECOURT_PORT_OFFSET`, which tasks pass to their child
 * processes.
 */
export function settingsFromEnvironment(): LocalSettings {
  const name = process.env.FORECOURT_DATA ?? 'demo';
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error('FORECOURT_DATA may hold a-z, 0-9 and - only.');
  return localSettings({ name, portOffset: Number(process.env.FORECOURT_PORT_OFFSET ?? 0) });
}

/** The environment of the storefront. Its one credential that writes is the back office's, for releases. */
export function storefrontEnvironment(settings: LocalSettings, databaseUrl: string): Record<string, string> {
  const { secrets, urls } = settings;
  return {
    SANITY_PROJECT_ID: settings.projectId,
    SANITY_DATASET: settings.dataset,
    SANITY_API_HOST: urls.lake,
    SANITY_API_TOKEN: secrets.lakePreviewToken,
    SANITY_WRITE_TOKEN: secrets.lakeWriterToken,
    SANITY_WEBHOOK_SECRET: secrets.contentWebhookSecret,
    ALGOLIA_APP_ID: 'forecourt',
    ALGOLIA_HOST: urls.search,
    ALGOLIA_SEARCH_KEY: secrets.searchKey,
    SEARCH_PRICES_BY_STATE: 'true',
    DATABASE_URL: databaseUrl,
    MEDIA_URL: urls.media,
    IMGPROXY_KEY: secrets.mediaKey,
    IMGPROXY_SALT: secrets.mediaSalt,
    IMGPROXY_SIGNATURE_SIZE: SIGNATURE_SIZE,
    GEOCODING_HOST: urls.partners,
    GEOCODING_KEY: secrets.geocodingKey,
    DRIVE_TIME_PRIVATE_SOURCES: `${urls.partners}/`,
    AUTOGAUGE_URL: `${urls.partners}/gauge`,
    VALUATION_URL: `${urls.partners}/valuation`,
    VALUATION_KEY: secrets.valuationKey,
    TEXT_MODEL_URL: `${urls.partners}/text-model/v1`,
    TEXT_MODEL_KEY: secrets.textModelKey,
    TEXT_MODEL_NAME: 'emulator',
    YOUX_URL: `${urls.partners}/finance`,
    YOUX_KEY: secrets.financeKey,
    YOUX_REDIRECT_HOSTS: new URL(urls.partners).origin,
    STOCK_WEBHOOK_SECRET: secrets.stockWebhookSecret,
    RESERVATION_SECRET: secrets.reservationSecret,
    DRAFT_LINK_SECRET: secrets.draftLinkSecret,
    OUTGOING_FEED_SECRET: secrets.outgoingFeedSecret,
    FEED_SECRET_KEY: secrets.feedSecretKey,
    LEAD_CHANNEL_SECRET: secrets.leadChannelSecret,
    HEALTH_TOKEN: secrets.healthToken,
    TWILIO_HOST: urls.inbox,
    TWILIO_ACCOUNT_SID: TEXT_ACCOUNT,
    TWILIO_AUTH_TOKEN: secrets.textToken,
    TEXT_FROM: 'Forecourt',
    INBOUND_MAIL_DOMAIN: 'reply.forecourt.example',
    INBOUND_MAIL_KEY: secrets.inboundMailKey,
    STUDIO_ORIGINS: urls.studio,
    // The studio calls the storefront by this machine's host name, which belongs to no site.
    BACK_OFFICE_HOSTS: new URL(urls.storefront).hostname,
    STRIPE_HOST: urls.payments,
    STRIPE_JS_URL: `${urls.payments}/${RELEASE_TRAIN}/stripe.js`,
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_PROFILE: 'profile_test_forecourt',
    AGENT_PLATFORMS: JSON.stringify([
      {
        id: 'chatgpt',
        name: 'ChatGPT',
        token: secrets.agentToken,
        signingSecret: secrets.agentSigningSecret,
        webhook: {
          url: `${urls.partners}/agentic_checkout/webhooks/order_events`,
          secret: secrets.agentWebhookSecret,
        },
      },
    ]),
    TURNSTILE_KEYS: CHALLENGE_KEYS.map((key) => `${key}:${secrets.turnstileSecret}`).join(','),
    TURNSTILE_HOST: urls.partners,
    VAPID_PUBLIC_KEY: secrets.vapidPublicKey,
    PUSH_HOST: urls.partners,
    INDEXNOW_URL: `${urls.partners}/indexnow`,
    GOOGLE_MERCHANT_URL: `${urls.partners}/advertising/google`,
    GOOGLE_OAUTH_URL: `${urls.partners}/advertising/google`,
    META_GRAPH_URL: `${urls.partners}/advertising/meta`,
    GOOGLE_DATA_MANAGER_URL: `${urls.partners}/conversions/google`,
    META_CONVERSIONS_URL: `${urls.partners}/conversions/meta/v24.0`,
    SOCIAL_PIXEL_URL: `${urls.partners}/social-pixel/fbevents.js`,
    SITE_HOST_SUFFIXES: SITE_HOST_SUFFIX,
  };
}

const privatePhotoSources = ({ urls }: LocalSettings): string =>
  [urls.dealerPhotos, urls.secondDealerPhotos].map((url) => `${url}/`).join(',');

/** Where the image server stores feed photos, and the worker stores photos delivered as files with a feed. */
export const feedPhotosFolder = ({ dataDir }: LocalSettings): string => path.join(dataDir, 'media', 'photos');

/** Where feeds are delivered whose source is a local folder. */
export const feedInboxFolder = ({ dataDir }: LocalSettings): string => path.join(dataDir, 'feeds');

/** Where the worker stores feeds during import. */
export const workerFilesFolder = ({ dataDir }: LocalSettings): string => path.join(dataDir, 'worker');

/** Returns the environment of commands: the storefront's plus the credentials for writing. */
export function commandEnvironment(settings: LocalSettings, databaseUrl: string): Record<string, string> {
  return {
    ...storefrontEnvironment(settings, databaseUrl),
    MEDIA_PRIVATE_SOURCES: privatePhotoSources(settings),
    MEDIA_FOLDER: feedPhotosFolder(settings),
    ALGOLIA_ADMIN_KEY: settings.secrets.searchAdminKey,
    STOREFRONT_URL: settings.urls.storefront,
    PPSR_URL: `${settings.urls.partners}/ppsr`,
    PPSR_KEY: settings.secrets.ppsrKey,
    RECALLS_URL: `${settings.urls.partners}/recalls`,
    RECALLS_KEY: settings.secrets.recallsKey,
    VAPID_PRIVATE_KEY: settings.secrets.vapidPrivateKey,
    VAPID_SUBJECT: 'mailto:hello@forecourt.example',
    SMTP_URL: `smtp://${SMTP_USER}:${settings.secrets.smtpPassword}@localhost:${settings.ports.smtp}`,
    MAIL_DNS_SERVERS: `127.0.0.1:${settings.ports.smtp}`,
    MAIL_FROM: 'hello@forecourt.example',
    FEED_INBOX: feedInboxFolder(settings),
  };
}

export const workerEnvironment = (settings: LocalSettings, databaseUrl: string): Record<string, string> => ({
  ...commandEnvironment(settings, databaseUrl),
  METRICS_PORT: String(settings.ports.worker),
  TMPDIR: workerFilesFolder(settings),
});

export const imageServerEnvironment = (
  settings: LocalSettings,
  databaseUrl: string,
): Record<string, string> => ({
  IMGPROXY_KEY: settings.secrets.mediaKey,
  IMGPROXY_SALT: settings.secrets.mediaSalt,
  IMGPROXY_SIGNATURE_SIZE: SIGNATURE_SIZE,
  MEDIA_PRIVATE_SOURCES: privatePhotoSources(settings),
  MEDIA_DATABASE_URL: databaseUrl,
  MEDIA_FOLDER: feedPhotosFolder(settings),
  MEDIA_DISK_MB: '1000',
  MEDIA_PORT: String(settings.ports.imageServer),
  // The same as the storefront's: tests and benches send the addresses of visitors as a proxy does.
  ...(process.env.TRUSTED_PROXIES && { TRUSTED_PROXIES: process.env.TRUSTED_PROXIES }),
});
