'use client';
import type { AnalyticsSetup } from './setup.ts';

/** The analytics setup of the page's site; null on pages that record nothing, such as previews. */
export const analytics: { setup: AnalyticsSetup | null } = { setup: null };
