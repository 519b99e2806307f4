import { z } from 'zod';
import { parseFeatures } from './features.ts';
import { type BadSetting, parseDefinitions, parseSettings, settingDefinitions } from './settings.ts';
import type { Site, SiteDealership, SiteLocation, SiteLogo } from './site.ts';
import { parseTheme, TEMPLATES } from './theme.ts';

const text = z.string();
/** Texts by car type; empty ones are dropped. */
const textsBy = (kinds: readonly string[]) =>
  z.record(text, z.unknown()).transform((texts) =>
    Object.fromEntries(
      kinds.flatMap((kind) => {
        const words = texts[kind];
        return typeof words === 'string' && words.trim() ? [[kind, words.trim()]] : [];
      }),
    ),
  );
const CAR_TYPES = ['new', 'demo', 'used'] as const;
const namedDocument = z.object({ id: text, slug: text, name: text });

/** Settings that a dealership can override; null means the site's setting. */
const dealershipDefinitions = {
  soldVisibleDays: { type: settingDefinitions.soldVisibleDays.type, fallback: null },
  breadcrumbSearchBase: { type: settingDefinitions.breadcrumbSearchBase.type, fallback: null },
  phoneByCarType: { type: textsBy(CAR_TYPES), fallback: {} },
  warrantyTextByCarType: { type: textsBy([...CAR_TYPES, 'certified']), fallback: {} },
};
const locationSchema = namedDocument.extend({
  city: text.nullable(),
  primary: z.boolean(),
  visible: z.boolean().default(true),
});

const logoSchema = z.object({
  url: text.nullable(),
  alt: text,
  width: z.number().nullable(),
  height: z.number().nullable(),
});

/** Required parts of the site query's result. */
const rawSiteSchema = z.object({
  id: text,
  slug: text.min(1),
  name: text,
  founded: z.number().int().positive().nullish().catch(null),
  url: text.nullable().transform((url) => url ?? ''),
  hosts: z.array(text),
  logo: logoSchema.nullable(),
  logoOnDark: logoSchema.nullish(),
  template: text,
  theme: z.unknown(),
  dealerships: z.array(namedDocument.loose()),
  /** Validated one by one: an invalid location is dropped. */
  locations: z.array(z.unknown()),
  manufacturer: namedDocument.nullable(),
  settings: z.record(text, z.unknown()).nullish(),
  features: z.record(text, z.unknown()).nullish(),
});

/**
 * Parses the result of the site query.
 * @returns the site, and all invalid values that were replaced by defaults, for logging
 * @throws ZodError if the identity is invalid
 */
export function parseSite(raw: unknown): { site: Site; bad: BadSetting[] } {
  const { logo, logoOnDark, template, theme, dealerships, locations, settings, features, ...identity } =
    rawSiteSchema.parse(raw);
  const tokens = parseTheme(theme);
  const bad: BadSetting[] = [...tokens.bad];
  const knownTemplate = TEMPLATES.find((name) => name === template);
  if (!knownTemplate) bad.push({ name: 'template', reason: `unknown template '${template}'` });
  const parsedSettings = parseSettings(settings);
  const parsedFeatures = parseFeatures(features);
  bad.push(...parsedSettings.bad, ...parsedFeatures.bad);
  return {
    site: {
      ...identity,
      logo: parseLogo(logo, identity.name),
      logoOnDark: parseLogo(logoOnDark, identity.name),
      template: knownTemplate ?? 'group',
      theme: tokens.theme,
      dealerships: dealerships.map((dealership) => parseDealership(dealership, bad)),
      locations: locations.flatMap((location, index) => parseLocation(location, index, bad)),
      settings: parsedSettings.settings,
      features: parsedFeatures.features,
    },
    bad,
  };
}

const parseLogo = (logo: z.output<typeof logoSchema> | null | undefined, name: string): SiteLogo | null =>
  logo?.url
    ? { url: logo.url, alt: logo.alt || name, width: logo.width ?? 0, height: logo.height ?? 0 }
    : null;

function parseDealership(raw: z.output<typeof namedDocument>, bad: BadSetting[]): SiteDealership {
  const { id, slug, name } = raw;
  const own = parseDefinitions(dealershipDefinitions, raw);
  bad.push(...own.bad.map(({ name: key, reason }) => ({ name: `${id}.${key}`, reason })));
  return { id, slug, name, ...(own.settings as Omit<SiteDealership, 'id' | 'slug' | 'name'>) };
}

/** Parses a location; empty if it is hidden or invalid. */
function parseLocation(raw: unknown, index: number, bad: BadSetting[]): SiteLocation[] {
  const parsedLocation = locationSchema.safeParse(raw);
  if (!parsedLocation.success) {
    bad.push({ name: `locations[${index}]`, reason: z.prettifyError(parsedLocation.error) });
    return [];
  }
  const { visible, ...location } = parsedLocation.data;
  return visible ? [location] : [];
}
