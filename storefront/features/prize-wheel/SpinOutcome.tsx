import { Icon } from '@/ui/Icon.client.tsx';
import { type Outcome, outcomeHeading } from './spin-messages.ts';

const SENT_WORDS = {
  mail: 'The code is on its way to you by email.',
  text: 'The code is on its way to you by text.',
} as const;

export function SpinOutcome({ outcome }: { outcome: Outcome }) {
  const { text, wins, code, drawnAt, sentBy } = outcome;
  return (
    <div className="prize-outcome grid gap-4">
      <p className="flex items-center gap-2 font-semibold text-ink-muted">
        <Icon name={wins ? 'sparkles' : 'clock'} size={18} />
        {sentBy === null ? 'You have already spun the wheel' : 'The wheel has stopped'}
      </p>
      <h2 className="title wrap-anywhere">{outcomeHeading(outcome)}</h2>
      {text && <p className="max-w-[34em] text-lg whitespace-pre-line text-ink-muted">{text}</p>}
      {code && (
        <div className="mt-1 justify-self-start rounded-card border border-line-strong px-6 py-4">
          <p className="text-sm text-ink-muted">Your code</p>
          <p className="prize-code numbers">{code}</p>
        </div>
      )}
      <p className="text-sm text-ink-muted">
        Drawn {drawnAt}. {code && sentBy && SENT_WORDS[sentBy]}
      </p>
    </div>
  );
}
