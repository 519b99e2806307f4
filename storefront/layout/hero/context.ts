import type { Site } from '@forecourt/lib/site/site';
import type { PageBlock } from '@forecourt/schemas/pageBlock';

export interface HeroProps {
  site: Site;
  block: Extract<PageBlock, { _type: 'heroCarousel' }>;
  /** Whether it opens the page: its headline is then the page's, and its picture what the page waits for. */
  opening: boolean;
}

export type Slide = HeroProps['block']['slides'][number];
