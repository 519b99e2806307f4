'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { Message } from '@/forms/Message.client.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { Journey } from './Journey.client.tsx';
import { JOURNEY_PATH, type JourneySetup } from './setup.ts';

/** Of the journey and its tick for the trade-in. */
const TEXTS = [...FORM_TEXTS, 'placeField', 'financeJourney', 'financeCalculator'] as const;

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string | null }
  | { kind: 'ready'; setup: JourneySetup };

/**
 * Loads the journey's setup in the browser, because it includes the signed-in shopper and pages are cached.
 * @param props.car id or slug
 */
export function JourneyLoader({ car }: { car: string | null }) {
  return (
    <LateTexts namespaces={TEXTS}>
      <LoadedJourney car={car} />
    </LateTexts>
  );
}

function LoadedJourney({ car }: { car: string | null }) {
  const t = useTranslations('financeJourney');
  const [about, setAbout] = useState(car);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${JOURNEY_PATH}${about ? `?car=${encodeURIComponent(about)}` : ''}`, { signal: controller.signal })
      .then(async (answer) => {
        const body = await answer.json();
        setState(answer.ok ? { kind: 'ready', setup: body } : { kind: 'failed', text: body.error });
      })
      .catch(() => {
        if (!controller.signal.aborted) setState({ kind: 'failed', text: null });
      });
    return () => controller.abort();
  }, [about, attempt]);

  if (state.kind === 'ready') return <Journey setup={state.setup} onWithoutVehicle={() => setAbout(null)} />;
  if (state.kind === 'failed')
    return (
      <Alert tone="danger">
        <p>{state.text === null ? t('notLoaded') : <Message text={state.text} />}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            setState({ kind: 'loading' });
            setAttempt(attempt + 1);
          }}
        >
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      {['tabs', 'amount', 'term', 'credit', 'quote'].map((part) => (
        <div key={part} className="skeleton h-11" />
      ))}
    </div>
  );
}
