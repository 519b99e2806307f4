'use client';
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@forecourt/lib/vehicle/finance/frequency';
import { type LoanChoice, loanOf } from '@forecourt/lib/vehicle/finance/loan';
import type { CalculatorTerms } from '@forecourt/lib/vehicle/finance/terms';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TradeInTick } from '../TradeInTick.tsx';
import { CostChart } from './CostChart.tsx';
import { FRAME } from './frame.ts';
import { NumberField } from './NumberField.client.tsx';
import './calculator.css';
import type { Calculation } from '@forecourt/lib/leads/calculated-loan';
import {
  type KeptValuation,
  keptValuation,
  keptValuationKey,
} from '@forecourt/lib/leads/trade-in/kept-valuation';
import { useTranslations } from 'next-intl';
import { analytics } from '@/analytics/current-setup.client.ts';
import { recordCalculated } from '@/features/enquiry/record-activity.client.ts';
import { useStored } from '@/ui/stored.client.ts';
import { Result } from './Result.tsx';

type FieldName = keyof LoanChoice;

const FIELDS = [
  { name: 'amount', kind: 'money' },
  { name: 'deposit', kind: 'money' },
  { name: 'residual', kind: 'money' },
  { name: 'years', kind: 'plain' },
  { name: 'rate', kind: 'plain' },
] as const satisfies readonly { name: FieldName; kind: 'money' | 'plain' }[];

/**
 * The finance calculator; all results are calculated in the browser.
 * @param props.vehicle id of the vehicle whose price is the initial amount
 * @param props.rateFixed show the rate read-only (FIN-21)
 * @param props.next actions below the result
 */
export function Calculator({
  vehicle,
  terms: { limits, start, cost, otherFees },
  rateFixed,
  next,
}: {
  vehicle: string;
  terms: CalculatorTerms;
  rateFixed: boolean;
  next: ReactNode;
}) {
  const t = useTranslations('financeCalculator');
  const group = useId();
  const [choice, setChoice] = useState(start);
  const [frequency, setFrequency] = useState<PaymentFrequency>(PAYMENT_FREQUENCIES[0]);
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const mark = (name: FieldName, isWrong: boolean) =>
    setWrong((before) => new Set([...before, name].filter((other) => other !== name || isWrong)));
  const tradeIn = useTradeIn();
  const [usesTradeIn, setUsesTradeIn] = useState(false);
  const towards = usesTradeIn && tradeIn ? tradeIn.low : 0;
  const withTradeIn = { ...choice, deposit: choice.deposit + towards };
  const loan = loanOf(withTradeIn, cost, frequency);
  // Don't record the initial values, which the shopper has not chosen.
  const isStart = choice === start && frequency === PAYMENT_FREQUENCIES[0] && !usesTradeIn;
  useRecordCalculation(isStart || wrong.size > 0 ? null : { car: vehicle, ...withTradeIn, frequency });
  return (
    <>
      <div className={FRAME.columns}>
        <div className={FRAME.fields}>
          {FIELDS.map(({ name, kind }) => (
            <NumberField
              key={name}
              label={t(name)}
              kind={kind}
              limits={limits[name]}
              // A sensible deposit or residual is not larger than the loan; larger ones can be typed.
              sliderMax={
                name === 'deposit' || name === 'residual'
                  ? Math.min(limits[name].max, roundedUp(choice.amount, limits[name].step))
                  : limits[name].max
              }
              value={choice[name]}
              wrong={wrong.has(name)}
              disabled={name === 'rate' && rateFixed}
              onValue={(value) => setChoice((before) => ({ ...before, [name]: value }))}
              onWrong={(isWrong) => mark(name, isWrong)}
            />
          ))}
          {tradeIn && <TradeInTick tradeIn={tradeIn} checked={usesTradeIn} onChange={setUsesTradeIn} />}
        </div>
        <div className={FRAME.answer}>
          <fieldset>
            <legend className="mb-1.5 text-sm font-semibold">{t('youRepay')}</legend>
            <div className="flex flex-wrap gap-2">
              {PAYMENT_FREQUENCIES.map((name) => (
                <label key={name} className="chip px-3">
                  <input
                    type="radio"
                    name={group}
                    className="sr-only"
                    checked={frequency === name}
                    onChange={() => setFrequency(name)}
                  />
                  {t(name)}
                </label>
              ))}
            </div>
          </fieldset>
          <Result
            loan={loan}
            label={t(frequency)}
            rate={choice.rate}
            fee={cost.fee}
            otherFees={otherFees}
            wrong={wrong.size > 0}
          />
          {next}
        </div>
      </div>
      {loan && wrong.size === 0 && <CostChart loan={loan} />}
    </>
  );
}

const roundedUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Returns the vehicle valued in this browser while its estimate is valid (OPEN-072). */
function useTradeIn(): KeptValuation | null {
  // Taken from the analytics setup, so that the page's data need not contain the slug for this alone.
  const text = useStored(keptValuationKey(analytics.setup?.siteSlug ?? ''));
  const [now] = useState(() => Date.now());
  return keptValuation(text ?? null, now);
}

/**
 * Records the calculation for a later enquiry.
 * @param calculation null without one, or while an input is invalid
 */
function useRecordCalculation(calculation: Calculation | null): void {
  useEffect(() => {
    const siteSlug = analytics.setup?.siteSlug;
    if (siteSlug && calculation) recordCalculated(siteSlug, calculation);
  });
}
