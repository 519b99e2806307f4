'use client';
import {
  BUDGET_FREQUENCIES,
  type BudgetInputs,
  parseBudgetAmount,
} from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { withFrequency } from './finder.ts';

/**
 * Returns what a visitor chose and typed in the server's markup before the finder's script had loaded.
 * @param inputs the server's initial values
 * @returns with the position of the chosen body in the list, null for any
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
