import { SERVICE_TOKEN } from '@forecourt/lib/leads/service-booking/link';
import { SLOT_TAKEN_TEXT } from '@forecourt/lib/leads/test-drive/slots';
import { Notice } from '@/features/payments/Notice.tsx';
import { BOOK_SERVICE_PATH, NEW_TIME, ownServicePath } from '@/features/service-booking/address.ts';
import type { OwnService } from '@/features/service-booking/own-booking.server.ts';
import { slotDays } from '@/features/test-drive/days.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { Select } from '@/ui/Select.tsx';

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

const BookAgain = () => (
  <a href={BOOK_SERVICE_PATH} className="btn btn-secondary btn-lg">
    Book another service
  </a>
);

function BookingNotice({ booking, id, token, isTaken }: Props) {
  if (booking.state === 'unknown')
    return (
      <Notice tone="warning" icon="info" title="This link does not work" actions={<BookAgain />}>
        <p>Part of it may be missing. Please open it from the email again.</p>
      </Notice>
    );
  const { state, when, place } = booking;
  if (state === 'cancelled')
    return (
      <Notice tone="success" icon="circle-check" title="Your service is cancelled" actions={<BookAgain />}>
        <p>{[when, place && `at ${place}`].filter(Boolean).join(' ')}. We’ve let the workshop know.</p>
      </Notice>
    );
  if (state === 'over')
    return (
      <Notice tone="info" icon="calendar" title="This service has started or is over" actions={<BookAgain />}>
        <p>{when}</p>
      </Notice>
    );
  const { readyBy, jobs, price, way, slots } = booking;
  return (
    <Notice tone="info" icon="calendar" title="Your service booking">
      <p className="text-ink">
        <strong>{when}</strong>
      </p>
      {place && <p>{place}</p>}
      <dl className="grid gap-2 text-base">
        {[
          ['Work', jobs.join(', ')],
          ['Price', price],
          ['While we work', way],
          ['Ready by', readyBy],
        ].map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-32 flex-none">{name}</dt>
            <dd className="min-w-0 text-ink wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isTaken && (
        <Alert tone="danger">
          <p>{SLOT_TAKEN_TEXT}</p>
        </Alert>
      )}
      <div className="mt-4 grid gap-6">
        <Disclosure summary="Reschedule" open={isTaken} className="border-y">
          {slots.length > 0 ? (
            <form method="post" action={`${ownServicePath(id)}/move`} className="grid gap-4 pt-2 text-base">
              <input type="hidden" name={SERVICE_TOKEN} value={token} />
              <div className="grid gap-1.5">
                <label htmlFor="new-time" className="text-sm font-semibold text-ink">
                  New time
                </label>
                <Select id="new-time" name={NEW_TIME} required defaultValue="">
                  <option value="" disabled>
                    Choose a time
                  </option>
                  {slotDays(slots).map((day) => (
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
                Move to this time
              </button>
            </form>
          ) : (
            <p className="pt-2 text-base">There are no other free times. Please give us a call.</p>
          )}
        </Disclosure>
        <form method="post" action={`${ownServicePath(id)}/cancel`}>
          <input type="hidden" name={SERVICE_TOKEN} value={token} />
          <button type="submit" className="btn btn-secondary btn-lg">
            Cancel this booking
          </button>
        </form>
      </div>
    </Notice>
  );
}
