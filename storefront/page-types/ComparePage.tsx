import type { Site } from '@forecourt/lib/sites/site';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompareLink, EmptyComparison } from '@/features/compare/CompareLink.client.tsx';
import { CompareTable } from '@/features/compare/CompareTable.tsx';
import { COMPARE_LIMIT, COMPARE_PATH } from '@/features/compare/compared.ts';
import type { Comparison } from '@/features/compare/comparison.ts';
import { RecordCompared } from '@/features/compare/RecordCompared.client.tsx';
import { StockOnHand } from '@/features/directory/StockOnHand.tsx';
import { wholeStock } from '@/features/directory/stock.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { sharedNoun } from '@/stock/shared-noun.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import '@/features/compare/compare.css';

const SEARCH_PATH = '/search';

/** Returns the metadata of every comparison, which is never indexed. */
export async function compareMetadata(): Promise<Metadata> {
  const t = await getTranslations('compare');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/** The page without any vehicle in the address. */
export const NOTHING_COMPARED: Comparison = { vehicles: [], missing: 0, tooMany: false };

/** Up to four vehicles side by side (CMP-01, OPEN-019). */
export async function ComparePage({
  site,
  comparison: { vehicles, missing, tooMany },
  payment = null,
}: {
  site: Site;
  /** How the shopper would pay. */
  payment?: ShopperPayment | null;
  comparison: Comparison;
}) {
  const t = await getTranslations('compare');
  const limitText = (await getTranslations('compareClient'))('limit');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('title'), href: COMPARE_PATH },
  ];
  const noun = sharedNoun(vehicles, await stockNoun(site));
  const stock = vehicles.length === 0 ? await wholeStock(site) : null;
  const ids = vehicles.map(({ id }) => id);
  return (
    <main id="content" className="compare-page">
      <div className="container pt-5 pb-section">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="title">{t('title')}</h1>
          {vehicles.length > 0 && (
            <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
              {vehicles.length > 1 && (
                <>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input type="checkbox" className="compare-mark tick" />
                    {t('highlight')}
                  </label>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input type="checkbox" className="compare-switch tick" />
                    {t('onlyDifferences')}
                  </label>
                </>
              )}
              {vehicles.length < COMPARE_LIMIT && (
                <CompareLink siteSlug={site.slug} href={SEARCH_PATH} keep={ids} className="btn btn-secondary">
                  <Icon name="plus" size={18} />
                  {t('add')}
                </CompareLink>
              )}
            </div>
          )}
        </div>
        {(missing > 0 || tooMany) && (
          <Alert tone="info" className="mb-6">
            {missing > 0 && `${t('missing', { count: missing, noun })} `}
            {tooMany && `${limitText} ${t('firstShown', { limit: String(COMPARE_LIMIT) })}`}
          </Alert>
        )}
        {vehicles.length > 0 ? (
          <>
            <CompareTable site={site} vehicles={vehicles} payment={payment} />
            <RecordCompared siteSlug={site.slug} ids={ids} />
          </>
        ) : (
          <TextsProvider namespaces={['compareEmpty']}>
            <EmptyComparison siteSlug={site.slug} noun={noun} />
          </TextsProvider>
        )}
      </div>
      {stock && <StockOnHand site={site} stock={stock} />}
    </main>
  );
}
