'use client';
import {
  BUDGET_FREQUENCIES,
  type BudgetFrequency,
  type BudgetInputs,
  DEFAULT_DEPOSIT,
  DEFAULT_REPAYMENT,
} from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { SiteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { COMPARISON_BASIS, formatPayment } from '@forecourt/lib/vehicle/finance/texts';
import { useEffect, useId, useRef, useState } from 'react';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { countText } from '@/stock/count.ts';
import type { Noun } from '@/stock/noun.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { earlyBudget } from './early-budget.client.ts';
import { type BudgetStock, countInRange, findByBudget, withFrequency } from './finder.ts';
import { MoneyField } from './MoneyField.client.tsx';

const FREQUENCY_LABELS: Readonly<Record<BudgetFrequency, string>> = { weekly: 'Weekly', monthly: 'Monthly' };
const REPAYMENT_LABELS: Readonly<Record<BudgetFrequency, string>> = {
  weekly: 'Weekly repayment',
  monthly: 'Monthly repayment',
};

const [FIRST] = BUDGET_FREQUENCIES;
const FIRST_INPUTS: BudgetInputs = {
  frequency: FIRST,
  repayment: DEFAULT_REPAYMENT[FIRST],
  deposit: DEFAULT_DEPOSIT,
};

/**
 * The finder's fields: every result is computed in the browser.
 * @param props.countNoun the noun for numbers of the site's stock
 * @param props.loan the site's loan; null for a budget without interest
 */
export function BudgetFields({
  stock,
  noun,
  countNoun,
  loan,
}: {
  stock: BudgetStock | null;
  noun: Noun;
  countNoun: Noun;
  loan: SiteLoan | null;
}) {
  const name = useId();
  const [inputs, setInputs] = useState<BudgetInputs>(FIRST_INPUTS);
  const [chosenAmount, setChosenAmount] = useState<number | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fields.current) return;
    const early = earlyBudget(fields.current, FIRST_INPUTS);
    setInputs(early.inputs);
    setChosenAmount(early.body);
  }, []);
  const bodies = stock?.bodies ?? [];
  const carType = noun.charAt(0).toUpperCase() + noun.slice(1);
  const { budget, label, href, message } = findByBudget(
    inputs,
    chosenAmount === null ? null : (bodies[chosenAmount] ?? null),
    stock,
    carType,
    loan,
  );
  return (
    <div className="card lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
      <div ref={fields} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-card lg:p-8">
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">You repay</legend>
          <div className="flex flex-wrap gap-2">
            {BUDGET_FREQUENCIES.map((frequency) => (
              <label key={frequency} className="chip">
                <input
                  type="radio"
                  name={`${name}-frequency`}
                  className="sr-only"
                  checked={inputs.frequency === frequency}
                  value={frequency}
                  onChange={() => setInputs((now) => withFrequency(now, frequency))}
                />
                {FREQUENCY_LABELS[frequency]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            name="repayment"
            label={REPAYMENT_LABELS[inputs.frequency]}
            value={inputs.repayment}
            onChange={(repayment) => setInputs((now) => ({ ...now, repayment }))}
          />
          <MoneyField
            name="deposit"
            label="Deposit"
            value={inputs.deposit}
            onChange={(deposit) => setInputs((now) => ({ ...now, deposit }))}
          />
        </div>
        {bodies.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">Body type</legend>
            <div className="relative -mx-card flex gap-2 overflow-x-auto px-card py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0">
              {[{ label: 'Any', count: stock?.count ?? 0, prices: stock?.prices ?? '' }, ...bodies].map(
                (body, index) => (
                  <label key={body.label} className="chip shrink-0 gap-2">
                    <input
                      type="radio"
                      name={`${name}-body`}
                      className="sr-only"
                      value={index === 0 ? '' : index - 1}
                      checked={chosenAmount === (index === 0 ? null : index - 1)}
                      onChange={() => setChosenAmount(index === 0 ? null : index - 1)}
                    />
                    {body.label}
                    <span className="numbers text-sm font-normal opacity-70">
                      {countInRange(body, budget)}
                    </span>
                  </label>
                ),
              )}
            </div>
          </fieldset>
        )}
      </div>
      <div className="flex flex-col justify-center gap-4 border-line bg-accent-soft p-card border-t lg:border-t-0 lg:border-l lg:p-8">
        <div aria-live="polite" aria-atomic="true">
          <p className="font-semibold">Your estimated budget</p>
          <p className="numbers mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="text-5xl font-semibold tracking-tight">{formatMoney(budget)}</span>
            <span className="text-ink-muted">{loan ? 'interest included' : 'interest not included'}</span>
          </p>
          {message && (
            <p className="mt-3 flex items-center gap-2">
              <Icon name="info" size={18} />
              {message}
            </p>
          )}
        </div>
        {href ? (
          <LinkButton href={href} size="lg" className="whitespace-normal">
            {label}
          </LinkButton>
        ) : (
          <button type="button" disabled className="btn btn-primary btn-lg whitespace-normal">
            {label}
          </button>
        )}
        {loan ? (
          <div className="text-sm text-ink-muted">
            <Repayment
              amount={
                <p>
                  An estimate over five years, not an offer of credit
                  {loan.fee > 0 && `, with an establishment fee of ${formatPayment(loan.fee)}`}.
                  {loan.limits &&
                    ` Loans are from ${formatMoney(loan.limits.min)} to ${formatMoney(loan.limits.max)}.`}{' '}
                  At:
                </p>
              }
              size="small"
              rate={loan.rate}
              comparisonRate={loan.comparisonRate}
              note={COMPARISON_BASIS}
            />
          </div>
        ) : (
          <p className="text-sm text-ink-muted">
            An estimate over five years, before interest and fees. It is not an offer of finance.
          </p>
        )}
        {stock && stock.unpriced > 0 && (
          <p className="text-sm text-ink-muted">
            {countText(stock.unpriced, countNoun)} without a price above $1,000{' '}
            {stock.unpriced === 1 ? 'is' : 'are'} not counted.
          </p>
        )}
      </div>
    </div>
  );
}
