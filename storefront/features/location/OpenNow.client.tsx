'use client';
import type { OpeningTimes, OpenNow as Said } from '@forecourt/lib/sites/open-now';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

const MINUTE_MS = 60_000;

/**
 * Current opening status. Cached pages are shared for hours, so the browser works it out once the visitor
 * comes near, because the first use of a time zone is slow on phones. Until then the weekly hours are shown.
 * @param props.brief omits today's hours if the weekly hours are shown nearby
 */
export function OpenNow({ times, brief = false }: { times: OpeningTimes; brief?: boolean }) {
  const t = useTranslations('hoursClient');
  const language = useLanguage();
  const [hoursNow, setHoursNow] = useState<Said | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const start = useCallback(
    async (signal: AbortSignal) => {
      const update = () =>
        import('@forecourt/lib/sites/open-now').then(
          ({ openNow }) => signal.aborted || setHoursNow(openNow(times, new Date(), t, language)),
          (error) => console.info('the hours of now did not load', error),
        );
      const timer = setInterval(update, MINUTE_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
      await update();
    },
    [times, t, language],
  );
  useWhenNear(place, start);
  return (
    <p ref={place} className="open-now">
      {hoursNow && (
        <>
          <strong>{hoursNow.now}</strong>
          {hoursNow.note && <span className="text-ink-muted"> {hoursNow.note}</span>}
          {!brief && <span className="text-ink-muted"> {hoursNow.today}</span>}
        </>
      )}
    </p>
  );
}
