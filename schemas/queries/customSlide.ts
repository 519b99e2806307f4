import { defineQuery } from 'groq';
import { slideFragment } from '../fragments/slide.ts';

/** The slide shown in every vehicle gallery of a site ($site), or null (GALLERY-10). */
export const customSlideQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0].customSlide->{ ${slideFragment} }
`);
