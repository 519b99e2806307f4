import type { ThemeColours } from '../theme.ts';
import { contrast } from './oklch.ts';
import { EDGE_CONTRAST, EDGE_PAIRS, type Palette, palettes, TEXT_CONTRAST, TEXT_PAIRS } from './palette.ts';

export interface PairReport {
  ground: 'light' | 'dark';
  front: keyof Palette;
  back: keyof Palette;
  frontColour: string;
  backColour: string;
  ratio: number;
  /** Minimum required by WCAG. */
  least: number;
  passes: boolean;
}

/** Returns the contrast of every text and edge pair of a theme, on light and dark. */
export function reportPairs(colours: ThemeColours): PairReport[] {
  const grounds = palettes(colours);
  const pairs = [
    ...TEXT_PAIRS.map((pair) => [...pair, TEXT_CONTRAST] as const),
    ...EDGE_PAIRS.map((pair) => [...pair, EDGE_CONTRAST] as const),
  ];
  return (['light', 'dark'] as const).flatMap((ground) =>
    pairs.map(([front, back, least]) => {
      const [frontColour, backColour] = [grounds[ground][front], grounds[ground][back]];
      const ratio = contrast(frontColour, backColour);
      return { ground, front, back, frontColour, backColour, ratio, least, passes: ratio >= least };
    }),
  );
}
