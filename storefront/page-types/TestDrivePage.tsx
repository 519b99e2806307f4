import { DRIVE_TOKEN } from '@forecourt/lib/leads/test-drive/link';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { useTranslations } from 'next-intl';
import { Notice } from '@/features/payments/Notice.tsx';
import { BOOK_PATH, BOOK_VEHICLE, ownDrivePath } from '@/features/test-drive/address.ts';
import type { OwnDrive } from '@/features/test-drive/drive-of-link.server.ts';
import { HardLink } from '@/ui/HardLink.tsx';

/** The page behind a mailed link: the booking, with a button to cancel it. Opening it changes nothing. */
export function TestDrivePage({ drive, id, token }: { drive: OwnDrive; id: string; token: string }) {
  return (
    <main id="content" className="container py-section">
      <DriveNotice drive={drive} id={id} token={token} />
    </main>
  );
}

function DriveNotice({ drive, id, token }: { drive: OwnDrive; id: string; token: string }) {
  const t = useTranslations('bookDrive');
  if (drive.state === 'unknown')
    return (
      <Notice tone="warning" icon="info" title={t('own.broken')} actions={<BookAgain car={null} />}>
        <p>{t('own.brokenNote')}</p>
      </Notice>
    );
  const { when, place, car } = drive;
  const what = whatOf(car?.title ?? null, place, t);
  if (drive.state === 'cancelled')
    return (
      <Notice tone="success" icon="circle-check" title={t('own.cancelled')} actions={<BookAgain car={car} />}>
        <p>{t('own.cancelledNote', { what: what ? t('own.whenWhat', { when, what }) : when })}</p>
      </Notice>
    );
  if (drive.state === 'over')
    return (
      <Notice tone="info" icon="calendar" title={t('own.over')} actions={<BookAgain car={car} />}>
        <p>{when}</p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      icon="calendar"
      title={t('own.title')}
      actions={
        <form method="post" action={`${ownDrivePath(id)}/cancel`}>
          <input type="hidden" name={DRIVE_TOKEN} value={token} />
          <button type="submit" className="btn btn-primary btn-lg">
            {t('own.cancel')}
          </button>
        </form>
      }
    >
      <p className="text-ink">
        <strong>{when}</strong>
      </p>
      {what && <p>{what}</p>}
      <p>{t('own.change')}</p>
    </Notice>
  );
}

/** Returns `2021 Mazda CX-5 at Preston`, as far as the parts are known. */
function whatOf(car: string | null, place: string | null, t: Translator<'bookDrive'>): string | null {
  if (car && place) return t('own.carAt', { car, place });
  return car ?? (place && t('own.at', { place }));
}

function BookAgain({ car }: { car: { slug: string } | null }) {
  const t = useTranslations('bookDrive');
  return (
    <HardLink
      href={car ? `${BOOK_PATH}?${BOOK_VEHICLE}=${car.slug}` : BOOK_PATH}
      className="btn btn-secondary btn-lg"
    >
      {t('own.again')}
    </HardLink>
  );
}
