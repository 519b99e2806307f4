import type { SiteSettings } from '../../sites/settings.ts';
import type { FinanceSettings } from './terms.ts';

/** Settings of a weekly figure, for what is sent to the browser. */
export type EstimateSettings = FinanceSettings & Pick<SiteSettings, 'estimateLabel' | 'timeZone'>;

/** Returns only the settings that decide a weekly figure and its words. */
export const estimateSettings = (settings: EstimateSettings): EstimateSettings => ({
  financeProvider: settings.financeProvider,
  financeProviders: settings.financeProviders,
  loanAmountMin: settings.loanAmountMin,
  loanAmountMaxRule: settings.loanAmountMaxRule,
  loanLimits: settings.loanLimits,
  quoteAmount: settings.quoteAmount,
  loanTermMax: settings.loanTermMax,
  loanTermDefault: settings.loanTermDefault,
  interestMin: settings.interestMin,
  interestMax: settings.interestMax,
  interestDefault: settings.interestDefault,
  establishmentFee: settings.establishmentFee,
  listedFees: settings.listedFees,
  repaymentRounding: settings.repaymentRounding,
  financeEligibilityRule: settings.financeEligibilityRule,
  estimateLabel: settings.estimateLabel,
  timeZone: settings.timeZone,
});
