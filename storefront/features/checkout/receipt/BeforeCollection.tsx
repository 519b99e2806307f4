import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import type { Site } from '@forecourt/lib/sites/site';
import { slotText } from '@/features/test-drive/days.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { Viewing } from './viewing.server.ts';

/** The viewing of a reserved vehicle, what to bring, and a calendar file. Works without script. */
export function BeforeCollection({
  site,
  reservation: { reference },
  viewing: { booked, times, isRefused },
}: {
  site: Site;
  reservation: Reservation;
  viewing: Viewing;
}) {
  const path = reservationPath(reference);
  const { collectionList } = site.settings;
  return (
    <div className="no-print grid gap-6 text-base text-ink">
      <section aria-labelledby="viewing-title" id="viewing" className="scroll-mt-28">
        <h2 id="viewing-title" className="mt-6 text-lg">
          Your viewing
        </h2>
        {isRefused && (
          <Alert tone="danger" className="mt-2">
            That time could not be booked. Select another one, or give us a call.
          </Alert>
        )}
        {booked ? (
          <p role="status" className="mt-2">
            <strong>{booked.when}</strong>{' '}
            <a href={booked.href} className="link">
              Change or cancel
            </a>
          </p>
        ) : times.length > 0 ? (
          <form method="post" action={`${path}/viewing`} className="mt-2 grid gap-3">
            <p>Select a time to book it.</p>
            <div className="flex flex-wrap gap-2">
              {times.map((time) => (
                <button key={time} type="submit" name="dateTime" value={time} className="btn btn-secondary">
                  {slotText(time)}
                </button>
              ))}
            </div>
          </form>
        ) : (
          <p className="mt-2">The dealer arranges a time with you.</p>
        )}
        <a href={`${path}/calendar`} download={`${reference}.ics`} className="more mt-3">
          <Icon name="calendar-check" size={18} />
          {booked ? 'Add the viewing to your calendar' : 'Add the end of the hold to your calendar'}
        </a>
      </section>
      {collectionList.length > 0 && (
        <section aria-labelledby="bring-title">
          <h2 id="bring-title" className="text-lg">
            What to bring
          </h2>
          <ul className="mt-2 list-disc pl-5">
            {collectionList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
