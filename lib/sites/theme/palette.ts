import type { ThemeColours } from '../theme.ts';
import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** Minimum contrast of text (WCAG 1.4.3) and of control edges (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

const SEMANTIC = { success: 152, warning: 70, danger: 27, info: 245 } as const;
type Semantic = keyof typeof SEMANTIC;

type Name =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-muted'
  | 'ink-subtle'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'accent-ink'
  | 'accent-soft'
  | 'focus';
type SemanticName = Semantic | `${Semantic}-soft`;

/** Colours on a light or dark background, with the same names for components. */
export type Palette = Record<Name | SemanticName, string>;

const GROUNDS = ['canvas', 'surface', 'sunken', 'accent-soft'] as const;

/** Text and background pairs that must have 4.5:1 (checked in palette.test.ts). */
export const TEXT_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['ink', 'ink-muted', 'ink-subtle', 'accent-ink', 'success', 'warning', 'danger', 'info'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ...(Object.keys(SEMANTIC) as Semantic[]).flatMap(
    (name) =>
      [
        [name, `${name}-soft`],
        ['ink', `${name}-soft`],
      ] as const,
  ),
];

/** Non-text pairs that must have 3:1. */
export const EDGE_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = GROUNDS.flatMap((ground) => [
  ['line-strong', ground] as const,
  ['focus', ground] as const,
]);

/** Changes lightness in steps of 0.01 until a colour contrasts with every background. */
function until(colour: Oklch, grounds: string[], least: number, towards: 'dark' | 'light'): string {
  for (let l = colour.l; l >= 0 && l <= 1; l += towards === 'dark' ? -0.01 : 0.01) {
    const hex = hexOf({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}

/** Returns the text colour for a filled button: white if readable, otherwise dark. */
function onFill(fill: string, dark: string): string {
  if (contrast('#ffffff', fill) >= TEXT_CONTRAST) return '#ffffff';
  return contrast(dark, fill) >= TEXT_CONTRAST ? dark : '#000000';
}

function ground(theme: ThemeColours, dark: boolean): Palette {
  const brand = oklchOf(theme.brand);
  const accent = oklchOf(theme.accent);
  // Tints greys slightly with the brand's hue.
  const tint = { h: brand.h, c: Math.min(brand.c * 0.14, dark ? 0.022 : 0.009) };
  const grey = (l: number, strength = 1) => hexOf({ l, c: tint.c * strength, h: tint.h });
  const towards = dark ? 'light' : 'dark';
  const base = Math.min(brand.l, 0.22);

  const canvas = dark
    ? hexOf({ l: Math.max(base, 0.15), c: Math.min(brand.c, 0.05), h: brand.h })
    : '#ffffff';
  const surface = dark
    ? hexOf({ l: Math.max(base, 0.15) + 0.045, c: Math.min(brand.c, 0.05), h: brand.h })
    : '#ffffff';
  const sunken = dark
    ? hexOf({ l: Math.max(base, 0.15) - 0.035, c: Math.min(brand.c, 0.04), h: brand.h })
    : grey(0.972);
  const soft = (colour: Oklch, chroma = 0.028) =>
    hexOf({ l: dark ? 0.3 : 0.956, c: Math.min(colour.c, dark ? 0.06 : chroma), h: colour.h });
  const accentSoft = soft(accent);
  const grounds = [canvas, surface, sunken, accentSoft];
  const text = (colour: Oklch, more: string[] = []) =>
    until(colour, [...grounds, ...more], TEXT_CONTRAST, towards);

  const fill = dark ? hexOf({ ...accent, l: Math.max(accent.l, 0.5) }) : theme.accent.toLowerCase();
  const onAccent = onFill(fill, grey(0.18, 2));
  const lighten = onAccent !== '#ffffff';
  const semantic = Object.fromEntries(
    (Object.entries(SEMANTIC) as [Semantic, number][]).flatMap(([name, h]) => {
      const colour = { l: dark ? 0.8 : 0.52, c: 0.14, h };
      const wash = soft(colour, 0.035);
      return [
        [name, text(colour, [wash])],
        [`${name}-soft`, wash],
      ];
    }),
  ) as Record<SemanticName, string>;

  return {
    canvas,
    surface,
    sunken,
    line: grey(dark ? 0.36 : 0.905, 1.6),
    'line-strong': until(
      { l: dark ? 0.55 : 0.66, c: tint.c * 2, h: tint.h },
      grounds,
      EDGE_CONTRAST,
      towards,
    ),
    ink: grey(dark ? 0.975 : 0.2, dark ? 0.3 : 2.4),
    'ink-muted': text({ l: dark ? 0.8 : 0.42, c: tint.c * 1.6, h: tint.h }),
    'ink-subtle': text({ l: dark ? 0.72 : 0.54, c: tint.c * 1.6, h: tint.h }),
    accent: fill,
    'accent-hover': hexOf({ ...oklchOf(fill), l: oklchOf(fill).l + (lighten ? 0.05 : -0.05) }),
    'on-accent': onAccent,
    'accent-ink': text(accent),
    'accent-soft': accentSoft,
    focus: until(accent, grounds, EDGE_CONTRAST, towards),
    ...semantic,
  };
}

export function palettes(theme: ThemeColours): { light: Palette; dark: Palette } {
  return { light: ground(theme, false), dark: ground(theme, true) };
}
