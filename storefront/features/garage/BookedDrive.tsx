import type { ServiceBooking } from '@forecourt/lib/leads/service-booking/booking.server';
import { serviceBookingPath, serviceToken } from '@forecourt/lib/leads/service-booking/link';
import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { drivePath, driveToken } from '@forecourt/lib/leads/test-drive/link';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { garageTexts } from './garage-texts.server.ts';
import { driveStatus } from './status-labels.ts';

export interface DriveContext {
  places: ReadonlyMap<string, string>;
  secret: string;
  now: Date;
}

export const BookedDrive = ({ drive, secret, ...rest }: DriveContext & { drive: TestDrive }) => (
  <Booked
    {...rest}
    booking={drive}
    href={drivePath(drive.id, driveToken(drive.id, secret))}
    link="steps.viewDrive"
  />
);

export const BookedService = ({ service, secret, ...rest }: DriveContext & { service: ServiceBooking }) => (
  <Booked
    {...rest}
    booking={{ ...service, startsAt: service.arrivesAt }}
    href={serviceBookingPath(service.id, serviceToken(service.id, secret))}
    link="steps.viewService"
  />
);

function Booked({
  booking,
  places,
  now,
  href,
  link,
}: Omit<DriveContext, 'secret'> & {
  booking: Parameters<typeof driveStatus>[0] & { locationId: string };
  href: string;
  link: 'steps.viewDrive' | 'steps.viewService';
}) {
  const t = useTranslations('garage');
  const texts = garageTexts(useLanguage());
  const { tone, label, when, change, isToCome } = driveStatus(booking, now, texts);
  const place = places.get(booking.locationId);
  return (
    <div className="mt-3 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`badge badge-${tone}`}>{label}</span>
        <span className={`numbers font-semibold ${booking.status === 'cancelled' ? 'line-through' : ''}`}>
          {when}
        </span>
        {place && <span>{t('drive.at', { place })}</span>}
      </p>
      {change && <p className="numbers text-sm text-ink-muted">{change}</p>}
      {isToCome && (
        <LinkButton href={href} variant="secondary" size="sm" className="justify-self-start">
          {t(link)}
        </LinkButton>
      )}
    </div>
  );
}
