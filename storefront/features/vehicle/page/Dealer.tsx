import { ENQUIRE_ANCHOR } from '@forecourt/lib/leads/vehicle-actions';
import { useTranslations } from 'next-intl';
import { OpenNow } from '@/features/location/OpenNow.client.tsx';
import { placeOpeningTimes } from '@/features/location/opening-times.server.ts';
import { NoPhone } from '@/features/phone/NoPhone.client.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { ActionLink } from '@/features/vehicle-card/ActionLink.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { pageActions } from './Actions.tsx';
import type { VehicleView } from './view.server.ts';

/** Dealer contact block: name, opening hours, phone and 'Enquire' (VDP-27, OPEN-057). */
export function Dealer({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { site, vehicle, location, phone } = view;
  const enquire = pageActions(view).find(({ name }) => name === 'enquire');
  const times = location && placeOpeningTimes(site, location);
  return (
    <section
      id={ENQUIRE_ANCHOR}
      aria-label={t('callDealer')}
      className="card far-part flex-row flex-wrap items-center justify-between gap-x-8 gap-y-5 p-card"
    >
      <div>
        <h2 className="text-xl">{location?.name ?? vehicle.dealership_name}</h2>
        {times && (
          <TextsProvider namespaces={['hoursClient']}>
            <OpenNow times={times} />
          </TextsProvider>
        )}
        {location?.dealer_license_number && (
          <p className="mt-1 text-sm text-ink-muted">
            {t('dealerLicence', { number: location.dealer_license_number })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-auto">
        {enquire && (
          <ActionLink
            action={enquire}
            vehicle={vehicle.slug}
            className="btn btn-primary max-sm:whitespace-normal"
          />
        )}
        {phone ? (
          <Phone
            phone={phone}
            call
            icon={18}
            className={`btn ${enquire ? 'btn-secondary' : 'btn-primary'}`}
          />
        ) : (
          <NoPhone dealership={vehicle.dealership_id} />
        )}
      </div>
    </section>
  );
}
