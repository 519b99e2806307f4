'use client';
import { SPIN_ACTION } from '@forecourt/lib/leads/prize-wheel/wheel';
import { type CSSProperties, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { sendAnswers } from '@/forms/send.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { turnTo } from './geometry.ts';
import { OutcomeWords } from './OutcomeWords.tsx';
import { FAILED_TEXT, type Outcome } from './words.ts';

/** What the server says of a spin: the field that was drawn, and what it means. */
type Spun = { spun: { field: number; outcome: Outcome } };

/**
 * The stage: words and a button beside the wheel. The server draws; then the wheel turns to what was drawn and says it.
 * Before scripts come it is a plain form, whose page shows the outcome.
 * @param props.wheel drawn by the server
 * @param props.stopsAt the field at which the wheel stands already
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
  /** In place of the button: the way to sign in. */
  way: ReactNode | null;
  error: string | null;
}) {
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
    if ('next' in reply) return location.assign(reply.next);
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
          {state === 'turning' && <p className="sr-only">The wheel is turning.</p>}
          {state === 'stopped' && outcome && <OutcomeWords outcome={outcome} />}
        </div>
        {error && <Alert tone="danger">{error}</Alert>}
        {state !== 'stopped' &&
          (way ?? (
            <form method="post" action={SPIN_ACTION} onSubmit={(event) => void spin(event)}>
              <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state === 'turning'}>
                {state === 'turning' ? 'Good luck…' : 'Spin the wheel'}
              </button>
            </form>
          ))}
      </div>
      <div style={{ '--turn': turn } as CSSProperties}>{wheel}</div>
    </div>
  );
}

/** Once the wheel has come to rest; at once for whoever wants no motion. */
async function untilStopped(stage: HTMLElement | null): Promise<void> {
  const disc = stage?.querySelector('.prize-wheel-disc');
  // The next frame: before it the browser does not know that the wheel turns.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled((disc?.getAnimations() ?? []).map(({ finished }) => finished));
}
