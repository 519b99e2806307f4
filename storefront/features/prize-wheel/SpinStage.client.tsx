'use client';
import { SPIN_ACTION } from '@forecourt/lib/leads/prize-wheel/wheel';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Message } from '@/forms/Message.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { turnTo } from './geometry.ts';
import { SpinOutcome } from './SpinOutcome.tsx';
import { FAILED_TEXT, type Outcome } from './spin-messages.ts';

type Spun = { spun: { field: number; outcome: Outcome } };

/**
 * Text and button next to the wheel. The server draws the prize; then the wheel turns to it and the result
 * is shown. Without script it is a plain form, whose page shows the result.
 * @param props.wheel rendered on the server
 * @param props.stopsAt the field at which the wheel already stands
 */
export function SpinStage({
  words,
  wheel,
  fields,
  stopsAt,
  drawn: drawnOutcome,
  way,
  error: returnedError,
}: {
  words: ReactNode;
  wheel: ReactNode;
  fields: number;
  stopsAt: number | null;
  drawn: Outcome | null;
  /** Replaces the button, such as with a sign-in link. */
  way: ReactNode | null;
  error: string | null;
}) {
  const t = useTranslations('spinStage');
  const address = useAddress();
  const stage = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(stopsAt === null ? 0 : turnTo(stopsAt, fields, 0.5));
  const [state, setState] = useState<'idle' | 'turning' | 'stopped'>(drawnOutcome ? 'stopped' : 'idle');
  const [outcome, setOutcome] = useState(drawnOutcome);
  const [error, setError] = useState(returnedError);

  const spin = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'idle') return;
    setState('turning');
    setError(null);
    const reply = await sendAnswers<Spun>(SPIN_ACTION, {}, FAILED_TEXT);
    if ('next' in reply) return location.assign(address(reply.next));
    if (!('spun' in reply)) {
      setError('error' in reply ? reply.error : FAILED_TEXT);
      return setState('idle');
    }
    setOutcome(reply.spun.outcome);
    setTurn(turnTo(reply.spun.field, fields, Math.random()));
    await untilStopped(stage.current);
    setState('stopped');
  };
  return (
    <div
      ref={stage}
      aria-busy={state === 'turning'}
      className="container grid items-center gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:py-16"
    >
      <div className="grid gap-7">
        {words}
        <div role="status" className="grid gap-4 empty:hidden">
          {state === 'turning' && <p className="sr-only">{t('turning')}</p>}
          {state === 'stopped' && outcome && <SpinOutcome outcome={outcome} />}
        </div>
        {error && (
          <Alert tone="danger">
            <Message text={error} />
          </Alert>
        )}
        {state !== 'stopped' &&
          (way ?? (
            <form method="post" action={SPIN_ACTION} onSubmit={(event) => void spin(event)}>
              <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state === 'turning'}>
                {state === 'turning' ? t('goodLuck') : t('spin')}
              </button>
            </form>
          ))}
      </div>
      <div style={{ '--turn': turn } as CSSProperties}>{wheel}</div>
    </div>
  );
}

/** Resolves when the wheel has stopped; immediately with reduced motion. */
async function untilStopped(stage: HTMLElement | null): Promise<void> {
  const disc = stage?.querySelector('.prize-wheel-disc');
  // Wait for the next frame, in which the animation starts.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled((disc?.getAnimations() ?? []).map(({ finished }) => finished));
}
