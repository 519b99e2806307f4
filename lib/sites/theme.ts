import { z } from 'zod';

export const TEMPLATES = ['group', 'franchise', 'yard', 'premium', 'marine'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The families a site may be written in, each self-hosted; named by the one its headings are set in. */
export const TYPE_PAIRS = ['instrument', 'archivo', 'figtree', 'cormorant', 'nunito'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];

/** How round corners are. */
export const RADII = ['square', 'soft', 'round'] as const;
export type Radius = (typeof RADII)[number];

/** How much air stands between and within parts. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour like #1d4ed8');

/** What an editor may set about the look; what is absent is as the template has it. */
export const themeTokensSchema = z.object({
  /** The one accent of the brand: buttons, links, focus. */
  accent: hex,
  /** The brand colour that tints neutrals and dark surfaces. */
  brand: hex,
  typePair: z.enum(TYPE_PAIRS).optional(),
  radius: z.enum(RADII).optional(),
  density: z.enum(DENSITIES).optional(),
  /** The template whose header the site has. */
  header: z.enum(TEMPLATES).optional(),
  /** The template whose hero the site has. */
  hero: z.enum(TEMPLATES).optional(),
});
export type ThemeTokens = z.output<typeof themeTokensSchema>;

/** The two colours of a theme, of which all others are made. */
export type ThemeColours = Pick<ThemeTokens, 'accent' | 'brand'>;

export const DEFAULT_THEME: ThemeTokens = { accent: '#1d4ed8', brand: '#0f172a' };

/**
 * The theme of a site as far as it can be read: colours that cannot fall back to the default together, any other bad
 * value to the template's.
 * @returns the tokens, and what was bad with its reason
 */
export function parseTheme(raw: unknown): { theme: ThemeTokens; bad: { name: string; reason: string }[] } {
  const entries = Object.entries(raw && typeof raw === 'object' ? raw : {});
  // The lake answers null for what is not set.
  const rawTokens = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
  const parsedTokens = themeTokensSchema.safeParse(rawTokens);
  if (parsedTokens.success) return { theme: parsedTokens.data, bad: [] };
  const problems = new Map(
    parsedTokens.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]),
  );
  const colours = themeTokensSchema.pick({ accent: true, brand: true }).safeParse(rawTokens);
  const rest = themeTokensSchema
    .omit({ accent: true, brand: true })
    .safeParse(Object.fromEntries(Object.entries(rawTokens).filter(([name]) => !problems.has(name))));
  const hasBadColour = !colours.success;
  return {
    theme: { ...(rest.success ? rest.data : {}), ...(hasBadColour ? DEFAULT_THEME : colours.data) },
    bad: [
      ...(hasBadColour ? [{ name: 'theme', reason: z.prettifyError(colours.error) }] : []),
      ...[...problems]
        .filter(([name]) => name !== 'accent' && name !== 'brand')
        .map(([name, reason]) => ({ name: `theme.${name}`, reason })),
    ],
  };
}
