import { z } from 'zod';

export const TEMPLATES = ['group', 'franchise', 'yard', 'premium', 'marine'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Available fonts, self-hosted, named after the heading font. */
export const TYPE_PAIRS = ['instrument', 'archivo', 'figtree', 'cormorant', 'nunito'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];

export const RADII = ['square', 'soft', 'round'] as const;
export type Radius = (typeof RADII)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour like #1d4ed8');

/** A site's theme; missing values come from the template. */
export const themeTokensSchema = z.object({
  /** Accent colour: buttons, links, focus. */
  accent: hex,
  /** Brand colour that tints neutrals and dark surfaces. */
  brand: hex,
  typePair: z.enum(TYPE_PAIRS).optional(),
  radius: z.enum(RADII).optional(),
  density: z.enum(DENSITIES).optional(),
  /** Template to take the header from. */
  header: z.enum(TEMPLATES).optional(),
  /** Template to take the hero from. */
  hero: z.enum(TEMPLATES).optional(),
});
export type ThemeTokens = z.output<typeof themeTokensSchema>;

/** The two colours from which the palette is derived. */
export type ThemeColours = Pick<ThemeTokens, 'accent' | 'brand'>;

export const DEFAULT_THEME: ThemeTokens = { accent: '#1d4ed8', brand: '#0f172a' };

/**
 * Parses a theme. If either colour is invalid, both fall back to the default; other invalid values fall back
 * to the template's.
 * @returns the tokens, and the invalid values with reasons
 */
export function parseTheme(raw: unknown): { theme: ThemeTokens; bad: { name: string; reason: string }[] } {
  const entries = Object.entries(raw && typeof raw === 'object' ? raw : {});
  // Unset values are null in the content lake.
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
