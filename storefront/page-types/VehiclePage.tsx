import type { Template } from '@forecourt/lib/sites/theme';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { viewAttributes } from '@/analytics/attributes.ts';
import { Bars } from '@/features/vehicle/page/Bars.tsx';
import { vehicleData } from '@/features/vehicle/page/json-ld.ts';
import { KeepAtSection } from '@/features/vehicle/page/KeepAtSection.client.tsx';
import { LocatedAt } from '@/features/vehicle/page/LocatedAt.tsx';
import { FranchiseLayout, GroupLayout, YardLayout } from '@/features/vehicle/page/layouts.tsx';
import { MarineLayout } from '@/features/vehicle/page/MarineLayout.tsx';
import { PremiumLayout } from '@/features/vehicle/page/PremiumLayout.tsx';
import { Sold } from '@/features/vehicle/page/Sold.tsx';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import { SIMILAR_PLACEHOLDERS } from '@/features/vehicle/similar/placeholders.ts';
import { SimilarVehicles } from '@/features/vehicle/similar/SimilarVehicles.client.tsx';
import { LazyUpdateNotice } from '@/features/vehicle/updates/LazyUpdateNotice.client.tsx';
import { pageFacts } from '@/features/vehicle/updates/rendered-state.ts';
import { RecentlyViewed } from '@/features/vehicle/viewed/RecentlyViewed.tsx';
import { RecordView } from '@/features/vehicle/viewed/RecordView.client.tsx';
import { CardSkeletons } from '@/features/vehicle-card/CardSkeleton.tsx';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { CARD_GRID, swipedGrid } from '@/features/vehicle-card/grid.ts';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { VEHICLE_TEXTS } from './vehicle-texts.ts';

const LAYOUTS = {
  group: GroupLayout,
  franchise: FranchiseLayout,
  yard: YardLayout,
  premium: PremiumLayout,
  marine: MarineLayout,
} satisfies Record<Template, (props: { view: VehicleView }) => React.ReactNode>;

/** A vehicle's page: complete while it is for sale, reduced when it is sold or withdrawn. */
export function VehiclePage({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const price = useTranslations('price');
  const { site, vehicle, inStock, crumbs } = view;
  const Layout = LAYOUTS[site.template];
  const build = cardBuildOf(site);
  const bars = site.features.stickyBottomBarEnabled ? 'both' : 'top';
  // New and demonstrator pages record nothing of their own (EVENTS-01, reading 81).
  const viewName = vehicle.car_type === 'used' ? 'usedVehicleView' : null;
  const viewed = viewAttributes(viewName, {
    vehicle: vehicle.id,
    dealership: vehicle.dealership_id,
    price: sellingPrice(vehicle),
  });
  return (
    <TextsProvider namespaces={VEHICLE_TEXTS}>
      <main id="content" data-parts data-bars={inStock ? bars : undefined} {...viewed}>
        {inStock && <LocatedAt view={view} />}
        <div className="container pt-5">
          <Breadcrumb crumbs={crumbs} />
        </div>
        {inStock ? (
          <Layout view={view} />
        ) : (
          <div className="container py-8">
            <Sold view={view} />
          </div>
        )}
        <div id={SIMILAR_ANCHOR} className="section far-part bg-sunken no-print">
          <div className="container">
            <SimilarVehicles
              source={`${vehiclePath(vehicle)}/similar`}
              heading={t('similar', { noun: itemWord(vehicle) })}
              rules={view.rules}
              grid={swipedGrid(build)}
              sizes={CARD_GRID[build].sizes}
            >
              <CardSkeletons count={SIMILAR_PLACEHOLDERS} rules={view.rules} />
            </SimilarVehicles>
          </div>
        </div>
        {/* Parts that appear and disappear in the browser are kept out of the sections, so that mounting them does not restyle the page. */}
        <div className="contents">
          {/* Only similar vehicles are shown for a vehicle that is sold or withdrawn (STATUS-12). */}
          {inStock && <RecentlyViewed heading={t('recentlyViewed')} rules={view.rules} except={vehicle.id} />}
          <LazyUpdateNotice key={vehicle.id} facts={pageFacts(site, vehicle)} />
          <KeepAtSection />
          <RecordView siteSlug={site.slug} id={vehicle.id} slug={vehicle.slug} />
          {inStock && <Bars view={view} />}
        </div>
        <BreadcrumbData site={site} crumbs={crumbs} />
        <JsonLd data={vehicleData(view, { t, price })} />
      </main>
    </TextsProvider>
  );
}
