import { accessToken } from '@forecourt/lib/payments/access-token';
import { receiptPath } from '@forecourt/lib/payments/reservation/receipt-path';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { ShownReservation } from './content.server.ts';
import { EmptyState, Part } from './GarageSection.tsx';
import { garageTexts } from './garage-texts.server.ts';
import { reservationStatus } from './status-labels.ts';

interface Props {
  secret: string;
  now: Date;
}

export function Reservations({
  reservations,
  ...rest
}: Props & { reservations: readonly ShownReservation[] }) {
  const t = useTranslations('garage');
  return (
    <Part id="reservations" title={t('parts.reservations')}>
      {reservations.length === 0 ? (
        <EmptyState icon="calendar-check">{t('reservations.empty')}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {reservations.map((reservation) => (
            <Reservation key={reservation.id} reservation={reservation} {...rest} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Reservation({ reservation, secret, now }: Props & { reservation: ShownReservation }) {
  const { id, reference, car: vehicle } = reservation;
  const texts = garageTexts(useLanguage());
  const { tone, label, text } = reservationStatus(reservation, now, texts);
  return (
    <li className="grid overflow-clip rounded-card border border-line sm:grid-cols-[200px_minmax(0,1fr)]">
      <div className="photo-ground relative aspect-16/9 sm:aspect-auto" data-item={vehicle.kind}>
        {vehicle.picture && (
          <Picture
            src={vehicle.picture}
            alt=""
            ratio={4 / 3}
            sizes="(width >= 576px) 200px, 100vw"
            maxWidth={640}
            className="absolute inset-0 h-full w-full"
          />
        )}
      </div>
      <div className="grid gap-2 p-card">
        <span className={`badge badge-${tone} justify-self-start`}>{label}</span>
        <h3 className="text-xl wrap-anywhere">
          <HardLink href={vehiclePath(vehicle)} className="hover:underline underline-offset-4">
            {vehicle.title}
          </HardLink>
        </h3>
        <p className="text-ink-muted">{text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <LinkButton
            href={receiptPath(reference, accessToken({ kind: 'reservation', id }, secret))}
            variant="secondary"
            size="sm"
          >
            {texts.t('reservations.receipt')}
          </LinkButton>
          <span dir="ltr" className="numbers text-ink-muted">
            {reference}
          </span>
        </div>
      </div>
    </li>
  );
}
