'use client';
import type { Quote } from '@forecourt/lib/leads/finance-quote/provider';
import {
  CREDIT_SCORES,
  type QuoteChoice,
  TERM_LIMITS,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import type { QuoteState } from '@forecourt/lib/leads/finance-quote/quote-schedule';
import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type FormEvent, useId } from 'react';
import { TradeInTick } from '@/features/finance/TradeInTick.tsx';
import { Button } from '@/ui/Button.tsx';
import { AmountField } from './AmountField.client.tsx';
import { QuoteResult } from './QuoteResult.tsx';
import type { JourneySetup } from './setup.ts';

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
  const t = useTranslations('financeJourney');
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
              {t('term')}
            </label>
            <output htmlFor={`${id}-term`} className="numbers font-semibold">
              {t('years', { count: choice.term })}
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
            aria-valuetext={t('years', { count: choice.term })}
            onChange={(event) => onChange({ term: event.target.valueAsNumber })}
          />
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{t('creditQuestion')}</legend>
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
                <span className="font-semibold">{t(`credit.${score}`)}</span>
                <span className="text-sm text-ink-muted">{t(`creditNote.${score}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {staff.length > 0 && (
          <div>
            <label htmlFor={`${id}-helper`} className="mb-1.5 block text-sm font-semibold">
              {t.rich('helper', {
                optional: (words) => <span className="font-normal text-ink-muted">{words}</span>,
              })}
            </label>
            <select
              id={`${id}-helper`}
              name="whoIsHelping"
              className="field"
              value={staff.includes(choice.whoIsHelping) ? choice.whoIsHelping : ''}
              onChange={(event) => onChange({ whoIsHelping: event.target.value })}
            >
              <option value="">{t('nobody')}</option>
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
          {t('getQuote')}
        </Button>
        <p className="text-sm text-ink-muted">{t('noEffect')}</p>
      </div>
    </form>
  );
}
