import { defineQuery } from 'groq';
import { slideFragment } from '../fragments/slide.ts';

/** The slide that stands in the gallery of every vehicle of a site ($site), null where a site has none (GALLERY-10). */
export const customSlideQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0].customSlide->{ ${slideFragment} }
`);
