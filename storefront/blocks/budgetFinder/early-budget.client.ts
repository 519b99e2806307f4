'use client';
import {
  BUDGET_FREQUENCIES,
  type BudgetInputs,
  parseBudgetAmount,
} from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { withFrequency } from './finder.ts';

/**
 * Returns what the visitor entered before the script loaded.
 * @param fields container of the inputs
 * @param inputs the values that the server rendered
 * @returns the inputs, and the index of the selected body; null for any
 */
export function earlyBudget(
  fields: HTMLElement,
  inputs: BudgetInputs,
): { inputs: BudgetInputs; body: number | null } {
  const input = (selector: string) => fields.querySelector<HTMLInputElement>(`input${selector}`)?.value;
  const amount = (name: 'repayment' | 'deposit') => {
    const text = input(`[name=${name}]`) ?? '';
    return text === formatMoney(inputs[name]) ? {} : { [name]: parseBudgetAmount(text) };
  };
  const frequency = BUDGET_FREQUENCIES.find((each) => each === input('[name$=-frequency]:checked'));
  const body = input('[name$=-body]:checked');
  return {
    inputs: {
      ...withFrequency(inputs, frequency ?? inputs.frequency),
      ...amount('repayment'),
      ...amount('deposit'),
    },
    body: body ? Number(body) : null,
  };
}
