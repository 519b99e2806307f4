import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { StockOnHand } from '@/features/directory/StockOnHand.tsx';
import { SearchField } from '@/layout/header/SearchField.client.tsx';
import { SEARCH_HINT } from '@/layout/header/search-hint.ts';
import { stockShortcuts } from '@/layout/hero/shortcuts.ts';
import { setStatus } from '@/site/status.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { LinkList } from '@/ui/LinkList.client.tsx';
import { StatusBoundary } from './StatusBoundary.client.tsx';

export const NOT_FOUND_METADATA: Metadata = { title: 'Page not found', robots: { index: false } };

/**
 * The page for an unknown address, with status 404 (OPEN-124). A page that throws `notFound()` is sent as
 * an empty shell that script fills in. Thrown inside a boundary next to the text, a cached page gets the
 * same status, and its text is in the HTML.
 * @param props.children further help, below the search, in place of vehicles in stock
 */
export function NotFoundPage({ site, children }: { site: Site; children?: ReactNode }) {
  return (
    <>
      <NotFoundText site={site}>{children}</NotFoundText>
      <StatusBoundary>
        <Suspense>
          <NotFoundStatus />
        </Suspense>
      </StatusBoundary>
    </>
  );
}

/** For pages rendered per request, which are sent before a component inside a boundary can set the status. */
export function NotFoundPerRequest({ site }: { site: Site }) {
  return setStatus(404) ? <NotFoundText site={site} /> : notFound();
}

function NotFoundStatus(): never {
  notFound();
}

export async function NotFoundText({ site, children }: { site: Site; children?: ReactNode }) {
  const noun = await stockNoun(site);
  return (
    <main id="content">
      <div className="container py-section">
        <h1 className="display">Page not found</h1>
        <p className="mt-4 max-w-[32em] text-lg text-ink-muted">
          The page may have moved, or the {noun} may have found its owner. Have a look for another.
        </p>
        <SearchAgain site={site} />
      </div>
      {children ?? <StockOnHand site={site} />}
    </main>
  );
}

/** The search that a missing page offers instead (OPEN-124). */
function SearchAgain({ site }: { site: Site }) {
  return (
    <div className="mt-8 max-w-160">
      <SearchField siteSlug={site.slug} hint={SEARCH_HINT} id="again-search" size="lg" />
      <LinkList links={stockShortcuts(site)} className="mt-4 flex flex-wrap gap-x-6" linkClass="more py-2" />
    </div>
  );
}
