'use client';
import { useEffect, useRef, useState } from 'react';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.client.tsx';
import type { ChallengeOffer } from './offer.ts';
import type { Turnstile } from './turnstile.client.ts';

/**
 * Shows the vendor's challenge, and the dealer's number for people who cannot solve it.
 * @param props.turnstile null where the vendor's script did not load
 * @param props.isAgain an earlier answer was not good
 */
export function ChallengeDialog({
  offer: { siteKey, action, phone },
  turnstile,
  isAgain,
  onPassed,
  onClose,
}: {
  offer: ChallengeOffer;
  turnstile: Turnstile | null;
  isAgain: boolean;
  onPassed: (token: string) => void;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(turnstile === null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another widget
  useEffect(() => {
    if (!turnstile || !place.current) return;
    const fail = () => setHasFailed(true);
    const widget = turnstile.render(place.current, {
      sitekey: siteKey,
      action,
      size: 'flexible',
      theme: 'light',
      language: 'en',
      callback: onPassed,
      'error-callback': () => {
        fail();
        // It is ours to say what went wrong.
        return true;
      },
      'unsupported-callback': fail,
    });
    if (!widget) return fail();
    return () => turnstile.remove(widget);
  }, [attempt]);

  const tryAgain = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog open onClose={onClose} title="One quick check">
      <div className="grid gap-5">
        <p>
          {isAgain && !hasFailed
            ? 'That check ran out or did not work. Please try once more.'
            : 'Your connection has sent us a lot in a short time, so we check that you are a person. What you typed is still there.'}
        </p>
        {hasFailed && (
          <Alert tone="danger">
            <p>The check did not load. Please try again later, or give us a call.</p>
            {turnstile && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={tryAgain}>
                Try again
              </Button>
            )}
          </Alert>
        )}
        <div ref={place} hidden={hasFailed} />
        {phone && (
          <p className="text-sm text-ink-muted">
            Can’t do this check? <Phone phone={phone} call className="link" />
          </p>
        )}
      </div>
    </Dialog>
  );
}
