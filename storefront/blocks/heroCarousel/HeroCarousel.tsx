import { heroOf } from '@forecourt/lib/site/look';
import { HEROES } from '@/layout/hero/heroes.ts';
import type { BlockProps } from '../block.ts';

/** Large pictures with headlines, in the template's own way (HOME-16 to HOME-27). */
export function HeroCarousel({ block, site, opening }: BlockProps<'heroCarousel'>) {
  const Hero = HEROES[heroOf(site)];
  return block.slides.length ? <Hero site={site} block={block} opening={opening} /> : null;
}
