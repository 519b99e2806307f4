'use client';
import type { Look } from '@/theme/css.ts';

/**
 * Writes the styles of a site's look where the server has written none: into the bare document in which the browser
 * makes a page that the server could not make.
 */
export async function writeLook(style: HTMLElement, look: Look): Promise<void> {
  const { siteCss } = await import('@/theme/css.ts');
  style.textContent = siteCss(look);
}
