import { heroOf } from '@forecourt/lib/sites/look';
import { HEROES } from '@/layout/hero/heroes.ts';
import type { BlockProps } from '../block.ts';

const END = 'hero-end';

/**
 * The hero of the site's template (HOME-16 to HOME-27). Below a page's head it is an ordinary block: it has
 * no `h1`, and the header does not overlap it.
 */
export function HeroCarousel({ block, site, opening, headed }: BlockProps<'heroCarousel'>) {
  const Hero = HEROES[heroOf(site)];
  if (block.slides.length === 0) return null;
  const opensPage = opening && !headed;
  return (
    <>
      <Hero site={site} block={block} opening={opensPage} />
      {opensPage && (
        <>
          {/* Delay the first paint until the hero is complete, or its controls would shift when its text arrives. */}
          <link rel="expect" href={`#${END}`} blocking="render" />
          <span id={END} hidden />
        </>
      )}
    </>
  );
}
