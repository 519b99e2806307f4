'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '@/ui/classes.ts';
import type { Steps } from './use-steps.client.ts';

export function Progress({ steps: { now, titles } }: { steps: Steps }) {
  const t = useTranslations('enquiry');
  return (
    <div className="script-only">
      <p className="mb-2 text-sm text-ink-muted" aria-live="polite">
        {t.rich('steps.progress', {
          number: now + 1,
          count: titles.length,
          title: titles[now] ?? '',
          b: (text) => <span className="font-semibold text-ink">{text}</span>,
        })}
      </p>
      <div className="flex gap-1.5" aria-hidden="true">
        {titles.map((title, index) => (
          <span
            key={title}
            className={classes('h-1 grow rounded-full', index <= now ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * A step of a form. Without scripts all steps are shown, so that the form can be sent whole; CSS hides
 * later steps from the start in a browser with scripts.
 * @param props.steps null if the form has a single step
 */
export function Step({
  id,
  steps,
  children,
}: {
  id: Parameters<Steps['isNow']>[0];
  steps: Steps | null;
  children: ReactNode;
}) {
  const part = useRef<HTMLDivElement>(null);
  const isNow = steps === null || steps.isNow(id);
  const wasNow = useRef(isNow);
  useEffect(() => {
    if (isNow && !wasNow.current)
      part.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    wasNow.current = isNow;
  }, [isNow]);
  if (!steps) return children;
  return (
    <div ref={part} className={isNow ? undefined : 'no-script-only'}>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}

/** Label of an earlier step's button; without scripts the form is sent whole. */
export function ContinueOr({ send }: { send: string }) {
  const t = useTranslations('enquiry');
  return (
    <>
      <span className="script-only">{t('continue')}</span>
      <span className="no-script-only">{send}</span>
    </>
  );
}
