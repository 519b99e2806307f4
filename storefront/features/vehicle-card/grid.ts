import type { CardBuild } from './card-build.ts';

/** Grid classes `beside` a filter column or in full width, and the photo's `sizes`. */
export const CARD_GRID: Readonly<Record<CardBuild, { beside: string; full: string; sizes: string }>> = {
  group: {
    beside: 'grid gap-gap sm:even-2 xl:even-3',
    full: 'grid gap-gap sm:even-2 lg:even-3',
    sizes: '(width >= 1200px) 400px, (width >= 576px) 50vw, calc(100vw - 32px)',
  },
  franchise: {
    beside: 'grid gap-gap sm:even-2 xl:even-3',
    full: 'grid gap-gap sm:even-2 lg:even-3',
    sizes: '(width >= 1200px) 400px, (width >= 576px) 50vw, calc(100vw - 32px)',
  },
  yard: {
    beside: 'grid gap-gap pairs md:even-3 xl:even-4',
    full: 'grid gap-gap pairs md:even-3 lg:even-4',
    sizes: '(width >= 1200px) 260px, (width >= 768px) 33vw, calc(50vw - 24px)',
  },
};

/** Class for the card's width in a single row, and the photo's `sizes`. */
export const CARD_STRIP: Readonly<Record<CardBuild, { width: string; sizes: string }>> = {
  group: { width: '[--strip-item:min(320px,80%)]', sizes: '(width >= 576px) 320px, 80vw' },
  franchise: { width: '[--strip-item:min(420px,86%)]', sizes: '(width >= 576px) 420px, 86vw' },
  yard: { width: '[--strip-item:min(232px,60%)]', sizes: '(width >= 576px) 232px, 60vw' },
};

/**
 * Classes of the grid in full width that is a row to swipe on phones. The cards of a yard are in pairs there, since their
 * narrow photos need no row.
 */
export const swipedGrid = (build: CardBuild): string =>
  build === 'yard' ? CARD_GRID.yard.full : `strip-phone ${CARD_GRID[build].full}`;
