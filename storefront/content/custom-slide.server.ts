import { customSlideQuery } from '@forecourt/schemas/queries/customSlide';
import type { CustomSlideQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { shownBetween } from './dated.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type CustomSlide = NonNullable<CustomSlideQueryResult>;

/** Returns the custom slide of a site's vehicle galleries; null without one (GALLERY-10). */
export const loadCustomSlide = cache(async (site: string): Promise<CustomSlide | null> => {
  const language = await pageLanguage();
  const slide = await cached(
    'customSlide',
    { site },
    () => ask(customSlideQuery, { site, language }, { editable: true }),
    {
      key: language,
      tags: [tagOf('links', { site })],
    },
  );
  const [shownSlide = null] = await showingNow(
    site,
    await usablePictures(site, slide ? [slide] : []),
    shownBetween,
  );
  return shownSlide;
});
