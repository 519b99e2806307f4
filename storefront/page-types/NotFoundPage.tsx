import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { StockOnHand } from '@/features/directory/StockOnHand.tsx';
import { type StockOf, wholeStock } from '@/features/directory/stock.server.ts';
import { SearchField } from '@/layout/header/SearchField.client.tsx';
import { stockShortcuts } from '@/layout/hero/shortcuts.ts';
import { setStatus } from '@/site/status.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import type { Noun } from '@/stock/noun.ts';
import { LinkList } from '@/ui/LinkList.client.tsx';
import { StatusBoundary } from './StatusBoundary.client.tsx';

/** Returns the metadata of an unknown address in the page's language. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/**
 * The page for an unknown address, with status 404 (OPEN-124). A page that throws `notFound()` is sent as
 * an empty shell that script fills in. Thrown inside a boundary next to the text, a cached page gets the
 * same status, and its text is in the HTML.
 * @param props.vehicles in place of vehicles in stock
 * @param props.children further help, below the search
 */
export async function NotFoundPage({
  site,
  vehicles,
  children,
}: {
  site: Site;
  vehicles?: ReactNode;
  children?: ReactNode;
}) {
  // Before rendering, because the text must not come after the status.
  const help = await notFoundHelp(site);
  return (
    <>
      <NotFoundText site={site} {...help} {...(vehicles && { vehicles })}>
        {children}
      </NotFoundText>
      <StatusBoundary>
        <Suspense>
          <NotFoundStatus />
        </Suspense>
      </StatusBoundary>
    </>
  );
}

/** For pages rendered per request, which are sent before a component inside a boundary can set the status. */
export async function NotFoundPerRequest({ site }: { site: Site }) {
  return setStatus(404) ? <NotFoundText site={site} {...(await notFoundHelp(site))} /> : notFound();
}

interface Help {
  noun: Noun;
  /** The whole stock; null without any. */
  stock: StockOf | null;
}

/** Returns what the page says of a site's stock. */
async function notFoundHelp(site: Site): Promise<Help> {
  const [noun, stock] = await Promise.all([stockNoun(site), wholeStock(site)]);
  return { noun, stock };
}

function NotFoundStatus(): never {
  notFound();
}

export function NotFoundText({
  site,
  noun,
  stock,
  vehicles = stock && <StockOnHand site={site} stock={stock} />,
  children,
}: Help & { site: Site; vehicles?: ReactNode; children?: ReactNode }) {
  const t = useTranslations('notFound');
  return (
    <main id="content">
      <div className="container py-section">
        <h1 className="display">{t('title')}</h1>
        <p className="mt-4 max-w-[32em] text-lg text-ink-muted">{t('text', { noun })}</p>
        <SearchAgain site={site} noun={noun} />
      </div>
      {children}
      {vehicles}
    </main>
  );
}

/** The search that a missing page offers instead (OPEN-124). */
function SearchAgain({ site, noun }: { site: Site; noun: Noun }) {
  return (
    <div className="mt-8 max-w-160">
      <SearchField siteSlug={site.slug} id="again-search" size="lg" />
      <LinkList
        links={stockShortcuts(site, useTranslations('hero'), noun)}
        className="mt-4 flex flex-wrap gap-x-6"
        linkClass="more py-2"
      />
    </div>
  );
}
