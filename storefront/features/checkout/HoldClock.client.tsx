'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { clockText } from '@/features/payments/time.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { ReservationState } from './state.ts';

/** Remaining seconds at which screen readers announce the time. */
const SPOKEN = [600, 300, 60];

/**
 * Countdown of the time to pay, on a monotonic clock. It checks the state again whenever the page becomes
 * visible, and reloads the page when the hold has expired, or the reservation was paid or ended elsewhere.
 * @param props.source address that returns the reservation's state
 */
export function HoldClock({ seconds, source }: { seconds: number; source: string }) {
  const t = useTranslations('holdClock');
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [spokenMinutes, setSpokenMinutes] = useState<number | null>(null);
  const end = useRef<number | null>(null);

  useEffect(() => {
    let isOver = false;
    end.current = performance.now() + seconds * 1000;
    const ask = async () => {
      const answer = await fetch(source, { cache: 'no-store' }).catch(() => null);
      if (isOver || !answer) return;
      const state = answer.ok ? ((await answer.json()) as ReservationState) : null;
      if (isOver) return;
      if (state?.status !== 'held' || state.secondsLeft === 0 || state.recalled) location.reload();
      else end.current = performance.now() + state.secondsLeft * 1000;
    };
    let before = seconds;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.round(((end.current ?? 0) - performance.now()) / 1000));
      if (now === before) return;
      const mark = SPOKEN.find((moment) => now <= moment && before > moment);
      if (mark) setSpokenMinutes(mark / 60);
      before = now;
      setSecondsLeft(now);
      if (now === 0) void ask();
    }, 250);
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    // A page restored from the back/forward cache is out of date.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pageshow', onPageShow);
    return () => {
      isOver = true;
      clearInterval(tick);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pageshow', onPageShow);
    };
  }, [seconds, source]);

  const short = secondsLeft <= 300;
  return (
    <div
      className={`flex items-center gap-3 rounded-control px-4 py-3 ${short ? 'bg-warning-soft' : 'bg-info-soft'}`}
    >
      <Icon name="clock" className={short ? 'text-warning' : 'text-info'} />
      <p className="grow text-sm">{t('onHold')}</p>
      <p role="timer" aria-label={t('timeLeft')} className="numbers text-lg font-semibold">
        {clockText(secondsLeft)}
      </p>
      <p className="sr-only" aria-live="polite">
        {spokenMinutes !== null && t('spoken', { minutes: spokenMinutes })}
      </p>
    </div>
  );
}
