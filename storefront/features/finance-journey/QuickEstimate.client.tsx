'use client';
import type { Quote } from '@forecourt/lib/leads/finance-quote/provider';
import {
  CREDIT_LABELS,
  CREDIT_SCORES,
  type CreditScore,
  type QuoteChoice,
  TERM_LIMITS,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import type { QuoteState } from '@forecourt/lib/leads/finance-quote/quote-schedule';
import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { type CSSProperties, type FormEvent, useId } from 'react';
import { TradeInTick } from '@/features/finance/TradeInTick.tsx';
import { Button } from '@/ui/Button.tsx';
import { AmountField } from './AmountField.client.tsx';
import { QuoteResult } from './QuoteResult.tsx';
import type { JourneySetup } from './setup.ts';

const SCORE_NOTES: Readonly<Record<CreditScore, string>> = {
  GREAT: 'Bills paid on time',
  DECENT: 'A late bill or two',
  POOR: 'Some recent credit problems',
};

export function QuickEstimate({
  setup: { car: vehicle, limits, staff, licence },
  choice,
  tradeIn,
  quote,
  onChange,
  onNext,
}: {
  setup: JourneySetup;
  choice: QuoteChoice;
  tradeIn: KeptValuation | null;
  quote: QuoteState<Quote>;
  onChange: (change: Partial<QuoteChoice>) => void;
  onNext: () => void;
}) {
  const id = useId();
  const filledShare = ((choice.term - TERM_LIMITS.min) / (TERM_LIMITS.max - TERM_LIMITS.min)) * 100;
  const next = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form onSubmit={next} noValidate className="journey-estimate">
      <div className="grid content-start gap-6">
        <AmountField
          amount={choice.amount}
          limits={limits}
          fixed={vehicle !== null && vehicle.price !== null}
          onAmount={(amount) => onChange({ amount })}
        />
        {tradeIn && (
          <TradeInTick
            tradeIn={tradeIn}
            checked={choice.tradeIn}
            onChange={(isChecked) => onChange({ tradeIn: isChecked })}
          />
        )}
        <div>
          <div className="flex items-baseline justify-between gap-3">
            <label htmlFor={`${id}-term`} className="text-sm font-semibold">
              Term
            </label>
            <output htmlFor={`${id}-term`} className="numbers font-semibold">
              {years(choice.term)}
            </output>
          </div>
          <input
            id={`${id}-term`}
            type="range"
            name="term"
            className="finance-slider"
            style={{ '--filled': `${filledShare}%` } as CSSProperties}
            min={TERM_LIMITS.min}
            max={TERM_LIMITS.max}
            step={TERM_LIMITS.step}
            value={choice.term}
            aria-valuetext={years(choice.term)}
            onChange={(event) => onChange({ term: event.target.valueAsNumber })}
          />
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">How is your credit?</legend>
          <div className="journey-scores">
            {CREDIT_SCORES.map((score) => (
              <label key={score} className="journey-score">
                <input
                  type="radio"
                  name="selfAssessedCreditScore"
                  value={score}
                  className="sr-only"
                  checked={choice.selfAssessedCreditScore === score}
                  onChange={() => onChange({ selfAssessedCreditScore: score })}
                />
                <span className="font-semibold">{CREDIT_LABELS[score]}</span>
                <span className="text-sm text-ink-muted">{SCORE_NOTES[score]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {staff.length > 0 && (
          <div>
            <label htmlFor={`${id}-helper`} className="mb-1.5 block text-sm font-semibold">
              Who is helping you?<span className="font-normal text-ink-muted"> (optional)</span>
            </label>
            <select
              id={`${id}-helper`}
              name="whoIsHelping"
              className="field"
              value={staff.includes(choice.whoIsHelping) ? choice.whoIsHelping : ''}
              onChange={(event) => onChange({ whoIsHelping: event.target.value })}
            >
              <option value="">Nobody yet</option>
              {staff.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="journey-side">
        <QuoteResult quote={quote} licence={licence} />
        <Button type="submit" size="lg" className="whitespace-normal">
          Get A Personalised Quote
        </Button>
        <p className="text-sm text-ink-muted">Getting a quote doesn't affect your credit score.</p>
      </div>
    </form>
  );
}

const years = (term: number): string => `${term} ${term === 1 ? 'year' : 'years'}`;
