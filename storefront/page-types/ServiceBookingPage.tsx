import { SERVICE_TOKEN } from '@forecourt/lib/leads/service-booking/link';
import { useTranslations } from 'next-intl';
import { Notice } from '@/features/payments/Notice.tsx';
import { BOOK_SERVICE_PATH, NEW_TIME, ownServicePath } from '@/features/service-booking/address.ts';
import type { OwnService } from '@/features/service-booking/own-booking.server.ts';
import { slotDays } from '@/features/test-drive/days.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Select } from '@/ui/Select.tsx';
import { useLanguage } from '@/ui/use-language.ts';

interface Props {
  booking: OwnService;
  id: string;
  token: string;
  /** True if somebody else has just taken the chosen time. */
  isTaken: boolean;
}

/** The page behind a mailed link: the booking, with forms to move or cancel it. Opening it changes nothing. */
export function ServiceBookingPage(props: Props) {
  return (
    <main id="content" className="container py-section">
      <BookingNotice {...props} />
    </main>
  );
}

function BookAgain() {
  const t = useTranslations('service');
  return (
    <HardLink href={BOOK_SERVICE_PATH} className="btn btn-secondary btn-lg">
      {t('own.another')}
    </HardLink>
  );
}

function BookingNotice({ booking, id, token, isTaken }: Props) {
  const t = useTranslations('service');
  const language = useLanguage();
  if (booking.state === 'unknown')
    return (
      <Notice tone="warning" icon="info" title={t('own.broken')} actions={<BookAgain />}>
        <p>{t('own.brokenNote')}</p>
      </Notice>
    );
  const { state, when, place } = booking;
  if (state === 'cancelled')
    return (
      <Notice tone="success" icon="circle-check" title={t('own.cancelled')} actions={<BookAgain />}>
        <p>{t('own.cancelledNote', { what: place ? t('own.whenAt', { when, place }) : when })}</p>
      </Notice>
    );
  if (state === 'over')
    return (
      <Notice tone="info" icon="calendar" title={t('own.over')} actions={<BookAgain />}>
        <p>{when}</p>
      </Notice>
    );
  const { readyBy, jobs, price, way, slots } = booking;
  return (
    <Notice tone="info" icon="calendar" title={t('own.title')}>
      <p className="text-ink">
        <strong>{when}</strong>
      </p>
      {place && <p>{place}</p>}
      <dl className="grid gap-2 text-base">
        {[
          [t('own.work'), jobs.join(', ')],
          [t('own.price'), price],
          [t('own.whileWe'), way],
          [t('own.ready'), readyBy],
        ].map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-32 flex-none">{name}</dt>
            <dd className="min-w-0 text-ink wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isTaken && (
        <Alert tone="danger">
          <p>{t('own.taken')}</p>
        </Alert>
      )}
      <div className="mt-4 grid gap-6">
        <Disclosure summary={t('own.reschedule')} open={isTaken} className="border-y">
          {slots.length > 0 ? (
            <form method="post" action={`${ownServicePath(id)}/move`} className="grid gap-4 pt-2 text-base">
              <input type="hidden" name={SERVICE_TOKEN} value={token} />
              <div className="grid gap-1.5">
                <label htmlFor="new-time" className="text-sm font-semibold text-ink">
                  {t('own.newTime')}
                </label>
                <Select id="new-time" name={NEW_TIME} required defaultValue="">
                  <option value="" disabled>
                    {t('own.choose')}
                  </option>
                  {slotDays(slots, language).map((day) => (
                    <optgroup key={day.date} label={`${day.weekday} ${day.day}`}>
                      {day.slots.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {`${day.weekday} ${day.day}, ${label}`}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              </div>
              <button type="submit" className="btn btn-primary btn-lg justify-self-start">
                {t('own.move')}
              </button>
            </form>
          ) : (
            <p className="pt-2 text-base">{t('own.noTimes')}</p>
          )}
        </Disclosure>
        <form method="post" action={`${ownServicePath(id)}/cancel`}>
          <input type="hidden" name={SERVICE_TOKEN} value={token} />
          <button type="submit" className="btn btn-secondary btn-lg">
            {t('own.cancel')}
          </button>
        </form>
      </div>
    </Notice>
  );
}
