import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { otherStateText } from '@forecourt/lib/sites/other-state';
import type { Site } from '@forecourt/lib/sites/site';
import { type ItemWord, itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { hoursText } from '@/features/payments/time.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { PriceLine } from '@/features/vehicle-card/PriceLine.tsx';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';
import { collectionItem } from './collection-item.ts';
import type { HoldPromise } from './hold-terms.ts';

/** The vehicle, where it stands and who to ask, beside the steps of a purchase. */
export async function VehicleSummary({
  site,
  vehicle,
  location,
  phone,
  children,
}: {
  site: Site;
  vehicle: Vehicle;
  location: Location | null;
  phone: ShownPhone | null;
  children?: ReactNode;
}) {
  const t = await getTranslations('checkout');
  const picture = primaryImageUrl(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  const address = location && addressLine(location.address);
  const elsewhere = otherStateText(
    {
      noun: itemWord(vehicle),
      city: vehicle.private_suburb ?? vehicle.city,
      state: vehicle.state,
    },
    location,
    await loadLocations(site.slug),
    t,
  );
  return (
    <section aria-label={t('yourVehicle', { noun: itemWord(vehicle) })} className="card">
      <div className="grid grid-cols-[116px_minmax(0,1fr)] gap-4 p-card lg:block lg:p-0">
        <div
          className="photo-ground aspect-4/3 rounded-control lg:aspect-video lg:rounded-none"
          data-item={itemWord(vehicle)}
        >
          {picture && (
            <Picture
              src={picture}
              alt=""
              ratio={16 / 9}
              sizes="(width >= 992px) 400px, 116px"
              maxWidth={1080}
              priority
              className="absolute inset-0 h-full w-full"
            />
          )}
        </div>
        <div className="lg:p-card lg:pb-0">
          <h2 className="text-base lg:text-lg">
            <HardLink href={vehiclePath(vehicle)} className="underline-offset-4 hover:underline">
              <bdi>{vehicleTitle(vehicle)}</bdi>
            </HardLink>
          </h2>
          {subtitle && (
            <p className="mt-0.5 text-sm text-ink-muted">
              <bdi>{subtitle}</bdi>
            </p>
          )}
          <div className="mt-1">
            <PriceLine
              vehicle={vehicle}
              rules={{ ...cardRules(site, new Date()), marketIndicatorEnabled: false }}
              compact
            />
          </div>
        </div>
      </div>
      <div className="grid gap-4 border-t border-line p-card lg:mt-4">
        {elsewhere && <Alert tone="info">{elsewhere}</Alert>}
        {children}
        <div className="flex gap-3 text-sm">
          <Icon name="map-pin" size={18} className="mt-0.5 text-ink-muted" />
          <div>
            <p className="font-semibold">
              {location?.name ?? vehicle.location_name ?? vehicle.dealership_name}
            </p>
            {(address ?? vehicle.city) && (
              <p className="text-ink-muted">
                <bdi>{address ?? vehicle.city}</bdi>
              </p>
            )}
          </div>
        </div>
        {phone && (
          <p className="hidden gap-3 text-sm lg:flex">
            <Icon name="phone" size={18} className="mt-0.5 text-ink-muted" />
            <span>
              {t('questions')} <Phone phone={phone} call className="link" />
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Amount due today and what it covers. On a phone the details are in the terms above the form. */
export function FeeRows({
  site,
  amountCents,
  hold: { hours, until },
  noun,
}: {
  site: Site;
  amountCents: number;
  hold: HoldPromise;
  noun: ItemWord;
}) {
  const t = useTranslations('checkout');
  return (
    <>
      <dl className="numbers grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
        <dt className="font-semibold">{t('fee.payToday')}</dt>
        <dd className="text-end text-2xl font-semibold">{formatCents(amountCents)}</dd>
        <dt className="hidden text-sm text-ink-muted lg:block">{t('fee.changeMind')}</dt>
        <dd className="hidden text-end text-sm lg:block">{t('fee.refundable')}</dd>
        <dt className="hidden text-sm text-ink-muted lg:block">
          {t(until ? 'fee.heldUntil' : 'fee.heldFor', { noun })}
        </dt>
        <dd className="hidden text-end text-sm lg:block">{until ?? hoursText(hours, t)}</dd>
        <dt className="hidden text-sm text-ink-muted lg:block">{t('fee.whenBuy', { noun })}</dt>
        <dd className="hidden text-end text-sm lg:block">{t('fee.deducted')}</dd>
      </dl>
      {site.settings.collectionList.length > 0 && (
        <div className="hidden text-sm lg:block">
          <p className="text-ink-muted">{t('fee.bring')}</p>
          <ul className="mt-1 list-disc ps-5">
            {site.settings.collectionList.map((item) => (
              <li key={item}>{collectionItem(item, t)}</li>
            ))}
          </ul>
        </div>
      )}
      {site.features.paymentStripEnabled && <PaymentStrip className="hidden lg:block" />}
    </>
  );
}
