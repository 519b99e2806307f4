import { z } from 'zod';
import { parseFeatures } from './features.ts';
import { type BadSetting, parseSettings } from './settings.ts';
import { type Site, TEMPLATES } from './site.ts';
import { DEFAULT_THEME, themeTokensSchema } from './theme.ts';

const text = z.string();
/** Words by kind of car; an empty one counts as none. */
const byCarType = z
  .record(text, z.unknown())
  .nullish()
  .transform((given) =>
    Object.fromEntries(
      (['new', 'demo', 'used'] as const).flatMap((kind) => {
        const words = given?.[kind];
        return typeof words === 'string' && words.trim() ? [[kind, words.trim()]] : [];
      }),
    ),
  );
const named = z.object({ id: text, slug: text, name: text });

/** The answer of the site query, as far as a site cannot do without it. */
const rawSiteSchema = z.object({
  id: text,
  slug: text.min(1),
  name: text,
  url: text.nullable().transform((url) => url ?? ''),
  hosts: z.array(text),
  logo: z
    .object({
      url: text.nullable(),
      alt: text,
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  template: text,
  theme: z.unknown(),
  dealerships: z.array(
    named.extend({
      soldVisibleDays: z.number().nullable(),
      breadcrumbSearchBase: z.enum(['/search/', '/used-car/']).nullable().catch(null),
      phoneByCarType: byCarType,
      warrantyTextByCarType: byCarType,
    }),
  ),
  locations: z.array(
    named.extend({ city: text.nullable(), primary: z.boolean(), visible: z.boolean().default(true) }),
  ),
  manufacturer: named.nullable(),
  settings: z.record(text, z.unknown()).nullish(),
  features: z.record(text, z.unknown()).nullish(),
});

/**
 * Makes a site of what the site query answered.
 * @returns the site, and every value that was bad and fell back to its default, for the caller to log
 * @throws ZodError when the identity itself is unusable
 */
export function parseSite(raw: unknown): { site: Site; bad: BadSetting[] } {
  const { logo, template, theme, locations, settings, features, ...identity } = rawSiteSchema.parse(raw);
  const bad: BadSetting[] = [];
  const tokens = themeTokensSchema.safeParse(theme);
  if (!tokens.success) bad.push({ name: 'theme', reason: z.prettifyError(tokens.error) });
  const known = TEMPLATES.find((name) => name === template);
  if (!known) bad.push({ name: 'template', reason: `no template is called '${template}'` });
  const parsedSettings = parseSettings(settings);
  const parsedFeatures = parseFeatures(features);
  return {
    site: {
      ...identity,
      logo: logo?.url
        ? { url: logo.url, alt: logo.alt || identity.name, width: logo.width ?? 0, height: logo.height ?? 0 }
        : null,
      template: known ?? 'group',
      theme: tokens.success ? tokens.data : DEFAULT_THEME,
      locations: locations
        .filter(({ visible }) => visible)
        .map(({ id, slug, name, city, primary }) => ({ id, slug, name, city, primary })),
      settings: parsedSettings.settings,
      features: parsedFeatures.features,
    },
    bad: [...bad, ...parsedSettings.bad, ...parsedFeatures.bad],
  };
}
