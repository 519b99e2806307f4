'use client';
import type { OpeningTimes, OpenNow as Said } from '@forecourt/lib/site/open-now';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * Whether a place is open at this minute. Pages are kept for hours and shared by all, so it is worked out in the
 * browser; until then, and without scripts, there is the week's table.
 * @param props.brief without the hours of today, where the week stands beside it
 */
export function OpenNow({ times, brief = false }: { times: OpeningTimes; brief?: boolean }) {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    let isGone = false;
    const update = () =>
      import('@forecourt/lib/site/open-now').then(
        ({ openNow }) => !isGone && setSaid(openNow(times, new Date())),
        (error) => console.info('the hours of now did not load', error),
      );
    void update();
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [times]);
  return (
    <p className="open-now">
      {said && (
        <>
          <strong>{said.now}</strong>
          {!brief && <span className="text-ink-muted"> {said.today}</span>}
        </>
      )}
    </p>
  );
}
