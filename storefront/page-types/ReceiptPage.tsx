import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import { holdsVehicle } from '@forecourt/lib/payments/reservation/machine';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { reservedLaw } from '@forecourt/lib/payments/reservation/reserved-law.server';
import { reservedNoun, reservedPriceText } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { otherStateText } from '@forecourt/lib/sites/other-state';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { validityText } from '@forecourt/lib/vehicle/price-statement';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { getTranslations } from 'next-intl/server';
import { loadConfirmedRules } from '@/content/law-confirmations.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { ReservedDealRows } from '@/features/checkout/ReservedDealRows.tsx';
import { EndedReceipt } from '@/features/checkout/receipt/EndedReceipt.tsx';
import type { Waiting } from '@/features/checkout/receipt/receipt.server.ts';
import { readViewing } from '@/features/checkout/receipt/viewing.server.ts';
import { LawFacts } from '@/features/law/LawFacts.tsx';
import { addressLine, directionsHref } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { KeepReservation } from '@/features/vehicle/waiting-list/KeepReservation.client.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

/** A reservation's outcome, for the shopper who made it. */
export async function ReceiptPage({
  site,
  reservation,
  waiting,
  viewingRefused,
}: {
  site: Site;
  reservation: Reservation;
  /** Set while it is unpaid. */
  waiting: Waiting | null;
  /** True if the last request for a viewing failed. */
  viewingRefused: boolean;
}) {
  const { car: vehicle, dealershipId, locationId } = reservation;
  const [locations, t, checkout, prices, language] = await Promise.all([
    loadLocations(site.slug),
    getTranslations('receipt'),
    getTranslations('checkout'),
    getTranslations('price'),
    pageLanguage(),
  ]);
  const location = placeOf({ location_id: locationId, dealership_id: dealershipId }, locations);
  const elsewhere = otherStateText({ noun: reservedNoun(vehicle) }, location, locations, checkout);
  const phone = shownPhone(site, phoneFor(site, null, location), { carId: vehicle.id, dealershipId });
  const dealer = location?.name ?? site.dealerships.find(({ id }) => id === dealershipId)?.name ?? site.name;
  const address = location && addressLine(location.address);
  const timeZone = placeTimeZone(location?.address, site.settings.timeZone);
  const law = await reservedLaw(
    databasePool(environment().DATABASE_URL),
    reservation,
    {
      address: location?.address,
      licenceName: location?.dealer_license_name,
      licenceNumber: location?.dealer_license_number,
      timeZone,
    },
    { confirmedIds: await loadConfirmedRules(site.slug), priceLead: site.settings.priceLead },
  );
  const { secret } = paymentConnections();
  const viewing = reservation.status === 'paid' ? await readViewing(site, reservation, viewingRefused) : null;
  const directions = location && directionsHref(location);
  const priceText = reservedPriceText(vehicle, language);
  return (
    <main id="content" className="container py-section">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        {holdsVehicle(reservation.status) && (
          <KeepReservation siteSlug={site.slug} vehicle={vehicle.id} reference={reservation.reference} />
        )}
        <EndedReceipt {...{ site, reservation, waiting, dealer, phone, viewing }} timeZone={timeZone} />
        <aside aria-label={t('summary')} className="grid gap-gap">
          <section aria-label={t('yourVehicle', { noun: reservedNoun(vehicle) })} className="card">
            <div className="photo-ground aspect-video" data-item={vehicle.kind}>
              {vehicle.picture && (
                <Picture
                  src={vehicle.picture}
                  alt=""
                  ratio={16 / 9}
                  sizes="(width >= 992px) 400px, 100vw"
                  maxWidth={1080}
                  className="absolute inset-0 h-full w-full"
                />
              )}
            </div>
            <div className="p-card">
              <h2 className="text-lg">
                <HardLink href={vehiclePath(vehicle)} className="underline-offset-4 hover:underline">
                  <bdi>{vehicle.title}</bdi>
                </HardLink>
              </h2>
              {vehicle.subtitle && (
                <p className="mt-0.5 text-sm text-ink-muted">
                  <bdi>{vehicle.subtitle}</bdi>
                </p>
              )}
              {priceText && (
                <>
                  <p className="numbers mt-2 text-xl font-semibold">
                    <bdi>{priceText}</bdi>
                  </p>
                  <p className="text-sm text-ink-muted">
                    {validityText(reservation.createdAt, timeZone, { t: prices, language })}
                  </p>
                </>
              )}
              <p className="mt-1 text-sm text-ink-muted">
                {t('stockNumber')} <bdi className="numbers">{vehicle.stocknum}</bdi>
              </p>
            </div>
          </section>
          {reservation.deal && (
            <section aria-labelledby="deal" className="card p-card">
              <h2 id="deal" className="text-lg">
                {t('deal')}
              </h2>
              <div className="mt-3">
                <ReservedDealRows deal={reservation.deal} />
              </div>
              <p className="mt-3 text-sm">
                <HardLink
                  href={dealPath(reservation.deal.id, dealToken(reservation.deal.id, secret))}
                  className="link"
                >
                  {t('viewDeal')}
                </HardLink>
              </p>
            </section>
          )}
          <section aria-label={t('dealer')} className="card p-card">
            <h2 className="text-lg">{dealer}</h2>
            {address && (
              <address className="mt-1 text-sm text-ink-muted not-italic">
                <bdi>{address}</bdi>
              </address>
            )}
            {elsewhere && (
              <Alert tone="info" className="mt-3">
                {elsewhere}
              </Alert>
            )}
            <div className="mt-3 flex flex-wrap gap-x-5">
              {phone && <Phone phone={phone} call icon={18} className="more" />}
              {directions && (
                <a href={directions} target="_blank" rel="noopener" className="more">
                  <Icon name="navigation" size={18} />
                  {t('directions')}
                </a>
              )}
            </div>
          </section>
          {law && (
            <section aria-labelledby="rights" className="card p-card">
              <h2 id="rights" className="mb-3 text-lg">
                {t('rights')}
              </h2>
              <LawFacts law={law} timeZone={timeZone} />
            </section>
          )}
        </aside>
      </div>
    </main>
  );
}
