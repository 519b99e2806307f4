import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { odometerText } from '@forecourt/lib/platform/text/format';
import { MAP_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import { vehicleTag } from '@forecourt/lib/vehicle/tag';
import { valueText } from '@forecourt/lib/vehicle/value-text';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { consignedPlace, vehiclePlace } from '@forecourt/lib/vehicle/vehicle-place';
import { useTranslations } from 'next-intl';
import { CompareTick } from '@/features/compare/Compare.client.tsx';
import { Estimate } from '@/features/finance/estimate/Estimate.tsx';
import { placeOnMap } from '@/features/location/address.ts';
import { MapLink } from '@/features/location/MapLink.tsx';
import { saveable } from '@/features/saving/favourites.ts';
import { Heart } from '@/features/saving/Heart.client.tsx';
import { itemIcon } from '@/features/vehicle-card/item-icon.ts';
import { PriceLine } from '@/features/vehicle-card/PriceLine.tsx';
import { TagBadge } from '@/features/vehicle-card/TagBadge.tsx';
import { absolute } from '@/seo/absolute.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { pdfHref, pdfName, printHref } from '../brochure/address.ts';
import { PdfLink } from '../brochure/PdfLink.client.tsx';
import { RecallNotice } from '../condition/RecallNotice.tsx';
import { TrustLine } from '../condition/TrustLine.tsx';
import { PriceExplanation } from '../price/PriceExplanation.tsx';
import { SubscriptionDetails } from '../price/SubscriptionDetails.tsx';
import { ShareButton } from '../share/ShareButton.client.tsx';
import { VIEWS_PLACE } from '../updates/rendered-state.ts';
import { ReservedNotice } from '../waiting-list/ReservedNotice.tsx';
import { Actions } from './Actions.tsx';
import type { VehicleView } from './view.server.ts';

/** Title, tag and badge as the page's main heading (VDP-03). */
export function VehicleTitle({ view }: { view: VehicleView }) {
  const tag = vehicleTag(
    { ...view.vehicle, created_at_timestamp: Date.parse(view.vehicle.created_at) / 1000 },
    view.rules.tag,
    view.rules.now,
    useTranslations('price'),
  );
  return (
    <div>
      {tag && <TagBadge tag={tag} className="mb-3" />}
      <h1 className="title wrap-anywhere">
        <bdi>{view.title}</bdi>
      </h1>
      {view.subtitle && (
        <p className="mt-1.5 text-lg text-ink-muted">
          <bdi>{view.subtitle}</bdi>
        </p>
      )}
    </div>
  );
}

/** Odometer, transmission and body with their icons (VDP-12 to VDP-14). */
export function IconFacts({ view: { vehicle }, className }: { view: VehicleView; className?: string }) {
  const t = useTranslations('vehicle');
  const { simple_transmission: transmission, simple_body: body } = vehicle;
  const facts: [IconName, string, string | null][] = [
    ['gauge', t('facts.odometer'), odometerText(vehicle.km)],
    ['cog', t('facts.transmission'), transmission && valueText('transmission', transmission, t)],
    [itemIcon(vehicle), t('facts.body'), body && valueText('body', bodyLabel(body), t)],
  ];
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-2 ${className ?? ''}`}>
      {facts.map(
        ([icon, label, value]) =>
          value && (
            <div key={label} className="flex items-center gap-2">
              <dt>
                <Icon name={icon} className="text-ink-muted" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="numbers">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * Price, facts, location and actions of a vehicle in stock (STATUS-03, VDP-03 to VDP-14).
 * @param props.titled whether to include title and facts, which some layouts place elsewhere
 */
export function Summary({ view, titled = true }: { view: VehicleView; titled?: boolean }) {
  const t = useTranslations('vehicle');
  const { vehicle, site, rules, location } = view;
  // A consigned car is not at its dealership's address.
  const onMap = location && !consignedPlace(vehicle) && placeOnMap(location);
  const place = vehiclePlace(vehicle);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {titled && <VehicleTitle view={view} />}
      <div className="grid gap-2">
        {/* The notice below says that it is reserved, and so may the tag. */}
        <PriceLine vehicle={{ ...vehicle, reserved: false }} rules={rules} large />
        <PriceExplanation vehicle={vehicle} rules={rules} />
      </div>
      <SubscriptionDetails vehicle={vehicle} rules={rules} />
      <Estimate site={site} vehicle={vehicle} now={view.now} />
      {titled && <IconFacts view={view} className="border-y border-line py-4" />}
      {place && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Icon name="map-pin" className="text-ink-muted" />
          {place}
          {onMap && <MapLink href={`#${MAP_ANCHOR}`} place={onMap} />}
        </div>
      )}
      <TrustLine view={view} />
      <RecallNotice view={view} />
      <ReservedNotice view={view} />
      <Actions view={view} />
      <div className="no-print -mx-3 flex flex-wrap gap-1">
        <Heart vehicle={saveable(vehicle)} siteSlug={site.slug} saveMode={rules.saveMode} label />
        {rules.compare && (
          <CompareTick siteSlug={site.slug} id={vehicle.id} className="btn btn-ghost btn-sm" />
        )}
        <ShareButton
          title={t('titleAtDealer', { title: view.title, dealer: vehicle.dealership_name })}
          url={absolute(site, inLanguage(vehiclePath(vehicle), view.language ?? ENGLISH))}
          twitterHidden={site.features.shareTwitterHidden}
          vehicleId={vehicle.id}
        />
        <HardLink href={printHref(vehicle)} target="_blank" rel="noopener" className="btn btn-ghost btn-sm">
          <Icon name="printer" size={16} />
          {t('print')}
        </HardLink>
        <PdfLink href={pdfHref(vehicle)} name={pdfName(vehicle)} vehicleId={vehicle.id} />
        <span id={VIEWS_PLACE} className="vehicle-views numbers" />
      </div>
    </div>
  );
}
