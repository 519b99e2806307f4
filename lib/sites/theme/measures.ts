import type { Density, Radius } from '../theme.ts';

/** Corner radii in pixels: cards, controls and tags. */
export const RADIUS: Readonly<Record<Radius, readonly [card: number, control: number, tag: number]>> = {
  square: [2, 2, 2],
  soft: [8, 8, 4],
  round: [20, 22, 12],
};

/** Spacing in pixels: between sections, below headings, between cards, in a card. */
export type Air = readonly [section: number, stack: number, gap: number, cardPad: number];

/** Spacing on phones, and from 768 pixels. */
export const AIR: Readonly<Record<Density, readonly [phone: Air, wide: Air]>> = {
  comfortable: [
    [48, 24, 16, 20],
    [104, 48, 28, 26],
  ],
  compact: [
    [28, 16, 12, 14],
    [52, 24, 16, 16],
  ],
};
