import { COMPARE_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { Metadata } from 'next';
import { CompareLink, EmptyComparison } from '@/features/compare/CompareLink.client.tsx';
import { CompareTable } from '@/features/compare/CompareTable.tsx';
import { COMPARE_LIMIT, COMPARE_LIMIT_TEXT, COMPARE_PATH } from '@/features/compare/compared.ts';
import type { Comparison } from '@/features/compare/comparison.ts';
import { RecordCompared } from '@/features/compare/RecordCompared.client.tsx';
import { StockOnHand } from '@/features/directory/StockOnHand.tsx';
import { wholeStock } from '@/features/directory/stock.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { sharedNoun } from '@/stock/shared-noun.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import '@/features/compare/compare.css';

const SEARCH_PATH = '/search';

/** Metadata of every comparison, which is never indexed. */
export const COMPARE_METADATA: Metadata = {
  title: COMPARE_TITLE,
  description: 'Compare vehicles side by side: price, kilometres, fuel consumption, safety and towing.',
  robots: { index: false },
};

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
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: COMPARE_TITLE, href: COMPARE_PATH },
  ];
  const noun = sharedNoun(vehicles, await stockNoun(site));
  const stock = vehicles.length === 0 ? await wholeStock(site) : null;
  const ids = vehicles.map(({ id }) => id);
  return (
    <main id="content" className="compare-page">
      <div className="container pt-5 pb-section">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="title">{COMPARE_TITLE}</h1>
          {vehicles.length > 0 && (
            <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
              {vehicles.length > 1 && (
                <>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input type="checkbox" className="compare-mark tick" />
                    Highlight differences
                  </label>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input type="checkbox" className="compare-switch tick" />
                    Only differences
                  </label>
                </>
              )}
              {vehicles.length < COMPARE_LIMIT && (
                <CompareLink siteSlug={site.slug} href={SEARCH_PATH} keep={ids} className="btn btn-secondary">
                  <Icon name="plus" size={18} />
                  Add another
                </CompareLink>
              )}
            </div>
          )}
        </div>
        {(missing > 0 || tooMany) && (
          <Alert tone="info" className="mb-6">
            {missing > 0 &&
              (missing === 1
                ? `One of these ${noun}s is no longer for sale here. `
                : `${missing} of these ${noun}s are no longer for sale here. `)}
            {tooMany && `${COMPARE_LIMIT_TEXT} The first ${COMPARE_LIMIT} are shown.`}
          </Alert>
        )}
        {vehicles.length > 0 ? (
          <>
            <CompareTable site={site} vehicles={vehicles} payment={payment} />
            <RecordCompared siteSlug={site.slug} ids={ids} />
          </>
        ) : (
          <EmptyComparison siteSlug={site.slug} noun={noun} />
        )}
      </div>
      {stock && <StockOnHand site={site} stock={stock} />}
    </main>
  );
}
