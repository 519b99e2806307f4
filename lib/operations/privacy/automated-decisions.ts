import { SIGN_IN_CODES } from '../../accounts/limits.decision.ts';
import { FINANCE_QUOTE } from '../../leads/finance-quote/provider.decision.ts';
import { PRIZE_DRAW } from '../../leads/prize-wheel/draw.decision.ts';
import { SPIN_TO_WIN_PATH } from '../../leads/prize-wheel/wheel.ts';
import { SUSPECTED_SPAM } from '../../leads/suspect.decision.ts';
import { TRADE_IN_ESTIMATE } from '../../leads/trade-in/estimate.decision.ts';
import { UNPAID_RESERVATIONS } from '../../payments/reservation/hold-limit.decision.ts';
import type { AutomatedDecision } from '../../platform/automated-decision.ts';
import { CHALLENGE } from '../../platform/challenge/verify.decision.ts';
import { REQUEST_LIMITS } from '../../platform/request/rates.decision.ts';
import type { Site } from '../../sites/site.ts';

/** Facts that determine which rules a site uses. */
export interface DecidingSite extends Pick<Site, 'features' | 'settings'> {
  /** Whether a finance provider is configured. */
  hasFinanceProvider: boolean;
}

/** All rules that make decisions about people, and whether a site uses them. */
const DECISIONS: readonly { decision: AutomatedDecision; isOn: (site: DecidingSite) => boolean }[] = [
  {
    decision: FINANCE_QUOTE,
    isOn: ({ hasFinanceProvider }) => hasFinanceProvider,
  },
  {
    decision: TRADE_IN_ESTIMATE,
    isOn: ({ features }) => features.tradeInEnabled,
  },
  {
    decision: UNPAID_RESERVATIONS,
    isOn: ({ features }) => features.checkoutEnabled,
  },
  {
    decision: PRIZE_DRAW,
    isOn: ({ settings }) => settings.extraPages.includes(SPIN_TO_WIN_PATH.slice(1)),
  },
  { decision: SUSPECTED_SPAM, isOn: () => true },
  { decision: SIGN_IN_CODES, isOn: () => true },
  { decision: REQUEST_LIMITS, isOn: () => true },
  {
    decision: CHALLENGE,
    isOn: ({ settings }) => settings.challengeSiteKey !== null,
  },
];

/** All decisions, regardless of site. */
export const ALL_DECISIONS: readonly AutomatedDecision[] = DECISIONS.map(({ decision }) => decision);

/** Returns the automated decisions of a site, in the order of its privacy page. */
export const automatedDecisions = (site: DecidingSite): AutomatedDecision[] =>
  DECISIONS.filter(({ isOn }) => isOn(site)).map(({ decision }) => decision);
