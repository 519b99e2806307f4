'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { BOOK_PATH, BOOK_TIME, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import { nextTimes, slotText } from '@/features/test-drive/days.ts';
import { freeTimes } from '@/features/test-drive/free-times.client.ts';
import { classes } from '@/ui/classes.ts';
import { useAddress, useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

/**
 * The next free times for a test drive of a vehicle. A press opens the form with the time chosen, a second one books it.
 * Nothing without free times, or if they cannot be found out.
 */
export function NextDrives({ id, slug }: { id: string; slug: string }) {
  const t = useTranslations('vehicleClient');
  const addressOf = useAddress();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState<readonly string[] | null>(null);
  const load = useCallback(async () => {
    const answer = await freeTimes({ car: id, dealership: null, location: null });
    setTimes(nextTimes(answer?.slots ?? []));
  }, [id]);
  useWhenNear(place, load);
  return (
    // Keeps its place while the times load, so that the page does not move.
    <div
      ref={place}
      className={classes('no-print', times === null && 'min-h-20.5', times?.length === 0 && 'hidden')}
    >
      {times && times.length > 0 && (
        <section aria-labelledby="next-drives">
          <h3 id="next-drives" className="mb-2 text-sm font-semibold">
            {t('nextDrives')}
          </h3>
          <ul className="grid grid-cols-3 gap-2">
            {times.map((time) => (
              <li key={time}>
                <a
                  href={addressOf(
                    `${BOOK_PATH}?${new URLSearchParams({ [BOOK_VEHICLE]: slug, [BOOK_TIME]: time })}`,
                  )}
                  className="chip numbers h-full w-full flex-col justify-center rounded-card px-1 py-2 text-center text-sm leading-tight"
                  data-time={time}
                  {...formAttributes('testDrive', slug)}
                >
                  <SlotLines text={slotText(time, language) ?? ''} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** `Tue 1 Dec, 9:00 am`: the time below the day, so that three fit beside each other on a phone. */
function SlotLines({ text }: { text: string }) {
  const [day, time] = text.split(', ');
  return (
    <span>
      <span className="block text-xs text-ink-muted">{day}, </span>
      {time}
    </span>
  );
}
