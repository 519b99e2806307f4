import { z } from 'zod';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour like #1d4ed8');

/** What an editor may set about the look; the template supplies everything else (see design tokens). */
export const themeTokensSchema = z.object({
  /** The one accent of the brand: buttons, links, focus. */
  accent: hex,
  /** The brand colour that tints neutrals and dark surfaces. */
  brand: hex,
});
export type ThemeTokens = z.output<typeof themeTokensSchema>;

export const DEFAULT_THEME: ThemeTokens = { accent: '#1d4ed8', brand: '#0f172a' };
