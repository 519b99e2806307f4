import { heroOf } from '@forecourt/lib/sites/look';
import { HEROES } from '@/layout/hero/heroes.ts';
import type { BlockProps } from '../block.ts';

const END = 'hero-end';

/**
 * Large pictures with headlines, in the template's own way (HOME-16 to HOME-27). Below a page's own head it is a block
 * like any other: that page has its main heading, and the header does not lie on the picture.
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
          {/* No paint before it is whole: its controls would move once its words have come. */}
          <link rel="expect" href={`#${END}`} blocking="render" />
          <span id={END} hidden />
        </>
      )}
    </>
  );
}
