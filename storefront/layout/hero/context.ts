import type { Site } from '@forecourt/lib/site/site';
import type { BlockOf } from '@/blocks/block.ts';

export interface HeroProps {
  site: Site;
  block: BlockOf<'heroCarousel'>;
  /** Whether it opens the page: its headline is then the page's, and its picture what the page waits for. */
  opening: boolean;
}

export type Slide = HeroProps['block']['slides'][number];
