import type { CardBuild } from './card-build.ts';

/** Card widths in a single row: a class, and the photo's `sizes`. */
export const CARD_STRIP: Readonly<Record<CardBuild, { width: string; sizes: string }>> = {
  group: { width: '[--strip-item:min(320px,80%)]', sizes: '(width >= 576px) 320px, 80vw' },
  franchise: { width: '[--strip-item:min(420px,86%)]', sizes: '(width >= 576px) 420px, 86vw' },
  yard: { width: '[--strip-item:min(232px,60%)]', sizes: '(width >= 576px) 232px, 60vw' },
};
