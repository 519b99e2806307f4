import { heroOf } from '@forecourt/lib/sites/theme-defaults';
import { HEROES } from '@/layout/hero/heroes.ts';
import type { BlockProps } from '../block.ts';

const END = 'hero-end';

/** Large pictures with headlines (HOME-16 to HOME-27). Below a page's own heading it is a normal block. */
export function HeroCarousel({ block, site, opening, headed }: BlockProps<'heroCarousel'>) {
  const Hero = HEROES[heroOf(site)];
  if (block.slides.length === 0) return null;
  const opensPage = opening && !headed;
  return (
    <>
      <Hero site={site} block={block} opening={opensPage} />
      {opensPage && (
        <>
          {/* Blocks the first paint until it is complete: its controls would move once its text has arrived. */}
          <link rel="expect" href={`#${END}`} blocking="render" />
          <span id={END} hidden />
        </>
      )}
    </>
  );
}
