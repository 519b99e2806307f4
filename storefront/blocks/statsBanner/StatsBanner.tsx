import { isFigureName, roundedFigure } from '@forecourt/lib/sites/figures';
import type { Site } from '@forecourt/lib/sites/site';
import { siteFigure } from '@/features/figures/figures.server.ts';
import type { BlockProps } from '../block.ts';
import { EnhancedPart } from '../lazy/EnhancedPart.client.tsx';

type Figure = BlockProps<'statsBanner'>['block']['figures'][number];

/** Returns a figure to show: the editor's, or the site's current one; empty if that is unknown. */
async function shownFigure(site: Site, { counts, ...figure }: Figure) {
  if (!isFigureName(counts)) return [figure];
  const own = await siteFigure(site, counts);
  return own ? [{ ...figure, ...roundedFigure(own) }] : [];
}

/** A few large figures that count up when they become visible (HOME-05 to HOME-08). */
export async function StatsBanner({ block, site }: BlockProps<'statsBanner'>) {
  const figures = (await Promise.all(block.figures.map((figure) => shownFigure(site, figure)))).flat();
  if (figures.length === 0) return null;
  const Element = block.heading ? 'section' : 'div';
  return (
    <Element data-block="statsBanner" className="dark py-section">
      <div className="container">
        {block.heading && <h2 className="title mb-stack">{block.heading}</h2>}
        <dl className="grid gap-x-gap gap-y-8 sm:grid-cols-3">
          {figures.map(({ _key, value, suffix, label }) => (
            <div key={_key} className="flex flex-col-reverse border-t border-line pt-5">
              <dt className="mt-1 text-ink-muted">{label}</dt>
              <dd className="numbers text-5xl font-semibold tracking-tight lg:text-6xl">
                <span className="sr-only">
                  {value}
                  {suffix}
                </span>
                <span aria-hidden="true">
                  <EnhancedPart name="count" value={value}>
                    {new Intl.NumberFormat('en-AU').format(value)}
                  </EnhancedPart>
                  {suffix}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Element>
  );
}
