import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import { HEAD_START_HOURS } from '@forecourt/lib/leads/waiting-list/next-to-notify';
import { formatTime } from '@forecourt/lib/platform/text/format';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { goneTitle } from '@forecourt/lib/vehicle/gone-message';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { VehicleSummary } from '@/features/checkout/VehicleSummary.tsx';
import { placeOf } from '@/features/location/find-locations.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { waitingListPath } from '@/features/vehicle/waiting-list/address.ts';
import { WaitingListForm } from '@/features/vehicle/waiting-list/WaitingListForm.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { useLanguage } from '@/ui/use-language.ts';

interface Props {
  site: Site;
  listing: PublicVehicle;
  /** When the hold of the shopper who is currently paying expires. */
  heldUntil: Date | null;
  joined: boolean;
  returned: ReturnedForm;
}

/** The page for joining the waiting list of a held vehicle; says so if the vehicle is free or gone. */
export async function WaitingListPage(props: Props) {
  const { site, listing } = props;
  const { vehicle } = listing;
  const t = await getTranslations('waitingList');
  const location = placeOf(vehicle, await loadLocations(site.slug));
  const phone = shownPhone(site, phoneFor(site, vehicle, location), {
    carId: vehicle.id,
    dealershipId: vehicle.dealership_id,
  });
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: vehicleTitle(vehicle), href: vehiclePath(vehicle) },
    { name: t('title'), href: waitingListPath(vehicle) },
  ];
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="order-2 lg:order-none">
          <Content
            {...props}
            dealer={location?.name ?? vehicle.dealership_name}
            timeZone={placeTimeZone(location?.address, site.settings.timeZone)}
          />
        </div>
        <aside aria-label={t('summary')} className="order-1 lg:sticky lg:top-6 lg:order-none">
          <VehicleSummary {...{ site, vehicle, location, phone }} />
        </aside>
      </div>
    </main>
  );
}

function Content({
  listing,
  heldUntil,
  joined,
  returned,
  dealer,
  timeZone,
}: Props & { dealer: string; timeZone: string }) {
  const { vehicle, state } = listing;
  const t = useTranslations('waitingList');
  const checkout = useTranslations('checkout');
  const language = useLanguage();
  const noun = itemWord(vehicle);
  const similar = (
    <HardLink href={`${vehiclePath(vehicle)}#${SIMILAR_ANCHOR}`} className="btn btn-secondary btn-lg">
      {t('similar', { noun })}
    </HardLink>
  );
  if (state !== 'live')
    return (
      <Notice tone="info" icon="tag" title={goneTitle(vehicle, checkout)} actions={similar}>
        <p>{t('similarNote')}</p>
      </Notice>
    );
  if (!vehicle.reserved)
    return (
      <Notice
        tone="success"
        icon="circle-check"
        title={t('available', { noun })}
        actions={
          <HardLink href={vehiclePath(vehicle)} className="btn btn-primary btn-lg">
            {t('view', { noun })}
          </HardLink>
        }
      >
        <p>{t('availableNote')}</p>
      </Notice>
    );
  if (joined)
    return (
      <Notice tone="success" icon="circle-check" title={t('joined')} actions={similar}>
        <p>{t('joinedNote', { noun, hours: HEAD_START_HOURS })}</p>
      </Notice>
    );
  return (
    <>
      <h1 className="title">{t('join')}</h1>
      <p className="mt-3 max-w-[37em] text-lg text-ink-muted">
        {heldUntil
          ? t('held', { noun, until: formatTime(heldUntil, timeZone, language) })
          : t('reserved', { noun })}{' '}
        {t('how', { hours: HEAD_START_HOURS })}
      </p>
      <div className="mt-8 max-w-120">
        <WaitingListForm action={`${waitingListPath(vehicle)}/join`} returned={returned} dealer={dealer} />
      </div>
    </>
  );
}
