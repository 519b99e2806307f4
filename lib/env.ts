import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

/**
 * Every variable the product reads, for hosted services and local ones alike: an address that is absent means the
 * vendor's own. Each program takes the ones it needs.
 */
export const variables = {
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9]+$/),
  SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/),
  SANITY_API_HOST: url.optional(),
  SANITY_API_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  ALGOLIA_APP_ID: z.string().min(1),
  ALGOLIA_HOST: url.optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1),
  ALGOLIA_ADMIN_KEY: z.string().min(1).optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  MEDIA_URL: url,
  /** Geocoding of postcodes: without a key, nothing is sorted by distance. */
  GEOCODING_HOST: url.optional(),
  GEOCODING_KEY: z.string().min(1).optional(),
  /** The partner that compares prices with the market; without one, a dealer's own stock is what they are compared with. */
  AUTOGAUGE_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  /** Who counts the views of vehicles; without one we count them ourselves. */
  VIEWS_HOST: url.optional(),
  /** Shared by the stock worker and the storefront's invalidation route. */
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
  /** Makes the tokens with which shoppers open their own reservations; the mail worker has the same. */
  RESERVATION_SECRET: z.string().min(32).optional(),
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
  /** How many proxies of ours stand in front of the storefront: whose word on the visitor's address counts. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Host suffixes under which `<slug>.<suffix>` opens a site, comma separated (`localhost` in demos). */
  SITE_HOST_SUFFIXES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((suffix) => suffix.trim())
        .filter(Boolean),
    ),
  /** Where workers tell the storefront of changes; absent: nobody is told. */
  STOREFRONT_URL: url.optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The address mails come from. */
  MAIL_FROM: z.email(),
};

const { STOREFRONT_URL: _url, SMTP_URL: _smtp, MAIL_FROM: _from, ...ofStorefront } = variables;
/** What the storefront reads. */
export const environmentSchema = z.object(ofStorefront);
export type Environment = z.output<typeof environmentSchema>;

/** Names each variable that is missing or malformed, never its value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
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
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is incomplete. ${problems.join('; ')}`);
}

let cached: Environment | undefined;

/**
 * The storefront's environment, read once.
 * @throws EnvironmentError
 */
export function environment(): Environment {
  cached ??= parseEnvironment(environmentSchema, process.env);
  return cached;
}
