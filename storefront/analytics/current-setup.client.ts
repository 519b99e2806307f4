'use client';
import type { AnalyticsSetup } from './setup.ts';

/** The analytics setup of the page's site; null on pages that record nothing, such as previews. */
export const analytics: {
  setup: AnalyticsSetup | null;
  /** The block in which a visitor last pressed something, and the page it was on. */
  pressedBlock: { name: string; path: string } | null;
} = { setup: null, pressedBlock: null };
