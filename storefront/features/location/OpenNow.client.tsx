'use client';
import type { OpeningTimes, OpenNow as Said } from '@forecourt/lib/sites/open-now';
import { useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

const MINUTE_MS = 60_000;

/**
 * Whether a place is open at this minute. Pages are kept for hours and shared by all, so it is worked out in the
 * browser, once somebody comes near: the first use of a time zone takes a slow phone long. Until then, and without
 * scripts, there is the week's table.
 * @param props.brief without the hours of today, where the week stands beside it
 */
export function OpenNow({ times, brief = false }: { times: OpeningTimes; brief?: boolean }) {
  const [hoursNow, setHoursNow] = useState<Said | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const start = useCallback(
    async (signal: AbortSignal) => {
      const update = () =>
        import('@forecourt/lib/sites/open-now').then(
          ({ openNow }) => signal.aborted || setHoursNow(openNow(times, new Date())),
          (error) => console.info('the hours of now did not load', error),
        );
      const timer = setInterval(update, MINUTE_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
      await update();
    },
    [times],
  );
  useWhenNear(place, start);
  return (
    <p ref={place} className="open-now">
      {hoursNow && (
        <>
          <strong>{hoursNow.now}</strong>
          {!brief && <span className="text-ink-muted"> {hoursNow.today}</span>}
        </>
      )}
    </p>
  );
}
