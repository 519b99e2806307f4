'use client';
import type { Look } from '@/theme/css.ts';

/** Writes a site's styles if the server has not, because rendering the page failed. */
export function writeLook(style: HTMLElement, look: Look): void {
  import('@/theme/css.ts').then(
    ({ siteCss }) => {
      style.textContent = siteCss(look);
    },
    (error) => console.info('the look of the site did not load', error),
  );
}
