import type { Site } from '@forecourt/lib/sites/site';
import type { PageBlock } from '@forecourt/schemas/pageBlock';

export interface HeroProps {
  site: Site;
  block: Pick<Extract<PageBlock, { _type: 'heroCarousel' }>, 'slides' | 'showSearch' | 'height'>;
  /** True for the first block: its headline is then the page's, and its image the LCP element. */
  opening: boolean;
}

export type Slide = HeroProps['block']['slides'][number];
