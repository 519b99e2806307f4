'use client';
import {
  BUDGET_FREQUENCIES,
  type BudgetInputs,
  DEFAULT_DEPOSIT,
  DEFAULT_REPAYMENT,
} from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { SiteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { COMPARISON_BASIS, formatPayment } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { earlyBudget } from './early-budget.client.ts';
import { type BudgetStock, countInRange, findByBudget, withFrequency } from './finder.ts';
import { MoneyField } from './MoneyField.client.tsx';

const REPAYMENT_LABELS = { weekly: 'weeklyRepayment', monthly: 'monthlyRepayment' } as const;

const [FIRST] = BUDGET_FREQUENCIES;
const FIRST_INPUTS: BudgetInputs = {
  frequency: FIRST,
  repayment: DEFAULT_REPAYMENT[FIRST],
  deposit: DEFAULT_DEPOSIT,
};

/**
 * The finder's fields: every result is computed in the browser.
 * @param props.carType the word for any vehicle of the site
 * @param props.unpricedNote how many vehicles no budget includes
 * @param props.loan the site's loan; null for a budget without interest
 */
export function BudgetFields({
  stock,
  carType,
  unpricedNote,
  loan,
}: {
  stock: BudgetStock | null;
  carType: string;
  unpricedNote: string | false;
  loan: SiteLoan | null;
}) {
  const t = useTranslations('budgetFinder');
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
  const { budget, label, href, message } = findByBudget(
    inputs,
    chosenAmount === null ? null : (bodies[chosenAmount] ?? null),
    stock,
    carType,
    t,
    loan,
  );
  return (
    <div className="card lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
      <div ref={fields} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-card lg:p-8">
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{t('youRepay')}</legend>
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
                {t(`${frequency}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            name="repayment"
            label={t(REPAYMENT_LABELS[inputs.frequency])}
            value={inputs.repayment}
            onChange={(repayment) => setInputs((now) => ({ ...now, repayment }))}
          />
          <MoneyField
            name="deposit"
            label={t('deposit')}
            value={inputs.deposit}
            onChange={(deposit) => setInputs((now) => ({ ...now, deposit }))}
          />
        </div>
        {bodies.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">{t('bodyType')}</legend>
            <div className="relative -mx-card flex gap-2 overflow-x-auto px-card py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0">
              {[{ label: t('any'), count: stock?.count ?? 0, prices: stock?.prices ?? '' }, ...bodies].map(
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
      <div className="flex flex-col justify-center gap-4 border-line bg-accent-soft p-card border-t lg:border-t-0 lg:border-s lg:p-8">
        <div aria-live="polite" aria-atomic="true">
          <p className="font-semibold">{t('estimated')}</p>
          <p className="numbers mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="text-5xl font-semibold tracking-tight">{formatMoney(budget)}</span>
            <span className="text-ink-muted">{t('interest', { included: loan ? 'yes' : 'no' })}</span>
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
                  {t('loan', {
                    hasFee: loan.fee > 0 ? 'yes' : 'no',
                    fee: formatPayment(loan.fee),
                    hasLimits: loan.limits ? 'yes' : 'no',
                    min: formatMoney(loan.limits?.min ?? 0),
                    max: formatMoney(loan.limits?.max ?? 0),
                  })}
                </p>
              }
              size="small"
              rate={loan.rate}
              comparisonRate={loan.comparisonRate}
              note={COMPARISON_BASIS}
            />
          </div>
        ) : (
          <p className="text-sm text-ink-muted">{t('noLoan')}</p>
        )}
        {unpricedNote && <p className="text-sm text-ink-muted">{unpricedNote}</p>}
      </div>
    </div>
  );
}
