import { nextSaleAt, salesThisMonth } from '@forecourt/lib/sites/sales-counter';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from '@/content/dated.server.ts';
import type { BlockProps } from '../block.ts';
import { EnhancedPart } from '../lazy/EnhancedPart.client.tsx';

/**
 * Number of vehicles sold this month (HOME-10 to HOME-15). The page expires with the next sale; on an open
 * page a script counts on.
 */
export async function SalesCounter({ block, site }: BlockProps<'salesCounter'>) {
  if (!site.features.salesCounterEnabled || !block.heading) return null;
  const now = pageTime();
  await keepPageUntil(site.slug, nextSaleAt(now));
  return (
    <section data-block="salesCounter" className="section">
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 border-y border-line py-8">
          <h2 className="flex flex-wrap items-baseline gap-x-4">
            <EnhancedPart
              name="salesCounter"
              className="numbers text-5xl font-semibold tracking-tight text-accent-ink lg:text-6xl"
            >
              {new Intl.NumberFormat('en-AU').format(salesThisMonth(now))}
            </EnhancedPart>{' '}
            <span className="text-2xl">{block.heading}</span>
          </h2>
          {block.text && <p className="max-w-[32em] text-sm text-ink-muted">{block.text}</p>}
        </div>
      </div>
    </section>
  );
}
