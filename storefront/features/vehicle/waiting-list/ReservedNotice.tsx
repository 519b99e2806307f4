import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { AlertOffer } from '../page/AlertOffer.tsx';
import type { VehicleView } from '../page/view.server.ts';
import { waitingListPath } from './address.ts';
import { OwnReservation } from './OwnReservation.client.tsx';
import { reservedText } from './reserved-text.ts';

export function ReservedNotice({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const text = reservedText(view, view.language);
  if (!text) return null;
  const { vehicle, site } = view;
  return (
    <section aria-label={t('reservation.label')} className="flex gap-3 rounded-control bg-warning-soft p-4">
      <Icon name="clock" className="mt-0.5 text-warning" />
      <div className="grid gap-1">
        <TextsProvider namespaces={['ownReservation']}>
          <OwnReservation
            siteSlug={site.slug}
            vehicle={vehicle.id}
            noun={itemWord(vehicle)}
            heldUntil={text.until}
          >
            <p className="font-semibold">{text.heading}</p>
            <p className="text-sm">{text.note}</p>
            <HardLink
              href={waitingListPath(vehicle)}
              className="more no-print justify-self-start"
              rel="nofollow"
            >
              {t('reservation.waitingList')}
            </HardLink>
            <AlertOffer view={view} className="more no-print justify-self-start" />
          </OwnReservation>
        </TextsProvider>
      </div>
    </section>
  );
}
