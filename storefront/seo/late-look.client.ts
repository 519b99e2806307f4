'use client';
import type { Look } from '@/theme/css.ts';

/**
 * Writes the styles of a site's look where the server has written none: into the bare document in which the browser
 * makes a page that the server could not make.
 */
export function writeLook(style: HTMLElement, look: Look): void {
  import('@/theme/css.ts').then(
    ({ siteCss }) => {
      style.textContent = siteCss(look);
    },
    (error) => console.info('the look of the site did not load', error),
  );
}
