import type { Vehicle } from '../vehicle.ts';
import { chooseLender } from './lender.ts';
import { type FinanceSettings, providerTerms } from './terms.ts';

/** Returns lenders with licences: `Harbour Finance, Australian Credit Licence 000 110.` */
export function licencesOf(
  vehicles: readonly Pick<Vehicle, 'finance_lenders'>[],
  settings: FinanceSettings,
): string {
  const lines = vehicles.flatMap(({ finance_lenders }) => {
    const lender = chooseLender(finance_lenders, settings.financeProvider);
    const licence = lender && providerTerms(settings, lender)?.creditLicence;
    return licence ? [`${lender.financeProvider.trim()}, ${licence}.`] : [];
  });
  return [...new Set(lines)].join(' ');
}
