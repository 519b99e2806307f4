'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** Polling delays: short at first, since the webhook usually arrives within a second. */
const PAUSES_MS = [400, 600, 1000, 1500, 2000, 3000, 5000];
/** After this many polls, the page says that it takes longer. */
const LONG = 8;

/**
 * Polls the status of a reservation or payment until it changes, then refreshes the page.
 * @param props.source URL that returns `{status}`
 */
export function Waiting({ source, status }: { source: string; status: string }) {
  const t = useTranslations('paymentWaiting');
  const router = useRouter();
  const [questions, setQuestions] = useState(0);

  useEffect(() => {
    let isUnmounted = false;
    const timer = setTimeout(
      async () => {
        const answer = await fetch(source, { cache: 'no-store' }).catch(() => null);
        const state = answer?.ok ? ((await answer.json()) as { status: string }) : null;
        if (isUnmounted) return;
        if (state && state.status !== status) router.refresh();
        setQuestions(questions + 1);
      },
      PAUSES_MS[Math.min(questions, PAUSES_MS.length - 1)],
    );
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [questions, source, status, router]);

  return (
    <p role="status" className="text-base">
      {t(questions < LONG ? 'soon' : 'long')}
    </p>
  );
}
