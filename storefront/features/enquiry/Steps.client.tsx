'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '@/ui/classes.ts';
import type { Steps } from './use-steps.client.ts';

/** How far somebody is. */
export function Progress({ steps: { now, titles } }: { steps: Steps }) {
  return (
    <div className="script-only">
      <p className="mb-2 text-sm text-ink-muted" aria-live="polite">
        Step {now + 1} of {titles.length}: <span className="font-semibold text-ink">{titles[now]}</span>
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
 * A part of a form, in view while it is its turn. Until scripts come all parts are there, so that the form can be sent
 * whole; a browser that will run scripts keeps the later ones out of view from the start.
 * @param props.steps null where the form asks everything at once
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
    // The shopper who reaches a step goes on typing there.
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

/** What the button of an earlier step says; without script the form is sent whole. */
export function ContinueOr({ send }: { send: string }) {
  return (
    <>
      <span className="script-only">Continue</span>
      <span className="no-script-only">{send}</span>
    </>
  );
}
