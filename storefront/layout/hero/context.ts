import type { Site } from '@forecourt/lib/sites/site';
import type { PageBlock } from '@forecourt/schemas/pageBlock';

export interface HeroProps {
  site: Site;
  block: Pick<Extract<PageBlock, { _type: 'heroCarousel' }>, 'slides' | 'showSearch' | 'height'>;
  /** Whether it opens the page: its headline is then the page's, and its picture what the page waits for. */
  opening: boolean;
}

export type Slide = HeroProps['block']['slides'][number];
