import { heroOf } from '@forecourt/lib/site/look';
import { HEROES } from '@/layout/hero/heroes.ts';
import type { BlockProps } from '../block.ts';

/**
 * Large pictures with headlines, in the template's own way (HOME-16 to HOME-27). Below a page's own head it is a block
 * like any other: that page has its main heading, and the header does not lie on the picture.
 */
export function HeroCarousel({ block, site, opening, headed }: BlockProps<'heroCarousel'>) {
  const Hero = HEROES[heroOf(site)];
  return block.slides.length ? <Hero site={site} block={block} opening={opening && !headed} /> : null;
}
