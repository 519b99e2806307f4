import { SPIN_TO_WIN_PATH } from '../../leads/prize-wheel/wheel.ts';
import type { Messages } from '../../platform/language/messages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import type { Site } from '../../sites/site.ts';

/**
 * A rule that decides about people, for the privacy policy: which decisions are automated in whole or part, and
 * which kinds of personal information they use (Australian Privacy Principles 1.7 to 1.9, Privacy Act 1988,
 * Schedule 1, as amended by the Privacy and Other Legislation Amendment Act 2024, from 10 December 2026).
 */
export interface AutomatedDecision {
  title: string;
  /** Explains the decision and its method to visitors, in whole sentences. */
  decides: string;
  /** `alone`: fully automated; `part`: contributes to a decision by someone else. */
  role: 'alone' | 'part';
  /** Kinds of personal information it uses. */
  uses: readonly string[];
  /** Whether a person reviews it, and what visitors can request. */
  review: string;
}

export interface DecidingSite extends Pick<Site, 'features' | 'settings'> {
  hasFinanceProvider: boolean;
}

interface Rule extends Pick<AutomatedDecision, 'role'> {
  /** Of its texts in `privacy.json`. */
  name: keyof Messages['privacy']['decisions'];
  isOn: (site: DecidingSite) => boolean;
}

/** All rules that make decisions about people, by module, in the order of the privacy page. */
export const DECISIONS: Readonly<Record<string, Rule>> = {
  'lib/leads/finance-quote/provider': {
    name: 'financeQuotes',
    role: 'part',
    isOn: ({ hasFinanceProvider }) => hasFinanceProvider,
  },
  'lib/leads/trade-in/estimate': {
    name: 'tradeIn',
    role: 'part',
    isOn: ({ features }) => features.tradeInEnabled,
  },
  'lib/payments/reservation/hold-limit': {
    name: 'holds',
    role: 'alone',
    isOn: ({ features }) => features.checkoutEnabled,
  },
  'lib/leads/prize-wheel/draw': {
    name: 'draw',
    role: 'alone',
    isOn: ({ settings }) => settings.extraPages.includes(SPIN_TO_WIN_PATH.slice(1)),
  },
  'lib/leads/suspect': {
    name: 'suspect',
    role: 'alone',
    isOn: () => true,
  },
  'lib/accounts/limits': {
    name: 'codes',
    role: 'alone',
    isOn: () => true,
  },
  'lib/platform/request/rates': {
    name: 'rates',
    role: 'alone',
    isOn: () => true,
  },
  'lib/platform/challenge/verify': {
    name: 'challenge',
    role: 'alone',
    isOn: ({ settings }) => settings.challengeSiteKey !== null,
  },
};

/** Returns what the privacy page says of a decision. */
export const describeDecision = (
  { name, role }: Pick<Rule, 'name' | 'role'>,
  t: Translator<'privacy'>,
): AutomatedDecision => ({
  title: t(`decisions.${name}.title`),
  decides: t(`decisions.${name}.decides`),
  role,
  // A kind per line.
  uses: t(`decisions.${name}.uses`).split('\n'),
  review: t(`decisions.${name}.review`),
});

/** Returns the automated decisions of a site, in the order of its privacy page and in its language. */
export const automatedDecisions = (site: DecidingSite, t: Translator<'privacy'>): AutomatedDecision[] =>
  Object.values(DECISIONS)
    .filter(({ isOn }) => isOn(site))
    .map((rule) => describeDecision(rule, t));
