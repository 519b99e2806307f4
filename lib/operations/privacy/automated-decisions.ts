import { SPIN_TO_WIN_PATH } from '../../leads/prize-wheel/wheel.ts';
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

interface Rule extends AutomatedDecision {
  isOn: (site: DecidingSite) => boolean;
}

/** All rules that make decisions about people, by module, in the order of the privacy page. */
export const DECISIONS: Readonly<Record<string, Rule>> = {
  'lib/leads/finance-quote/provider': {
    title: 'Finance quotes and pre-approval',
    decides:
      'A program of our finance partner works out a rate and a repayment from what you enter. If you ask for pre-approval, it also says whether your application can go on. The lender decides whether it lends, and at what rate.',
    role: 'part',
    uses: [
      'your own view of your credit score',
      'the vehicle, its price, the term and who is helping you',
      'the value of your own vehicle, if you add it',
      'your name, phone number, email address and postcode, for an application',
    ],
    review:
      'Your application reaches our finance team too, and you can ask them about it. You can ask the lender to review its own decision.',
    isOn: ({ hasFinanceProvider }) => hasFinanceProvider,
  },
  'lib/leads/trade-in/estimate': {
    title: 'Trade-in estimates',
    decides:
      'A program estimates what we would pay for your vehicle from its details and your answers about its condition. It gives no estimate for a vehicle that is too old, has travelled too far or cannot be priced online.',
    role: 'part',
    uses: [
      'registration, make, model, year and kilometres of your vehicle',
      'your answers about its condition',
    ],
    review: 'A person on our team handles every vehicle. You can ask them to value yours instead.',
    isOn: ({ features }) => features.tradeInEnabled,
  },
  'lib/payments/reservation/hold-limit': {
    title: 'Unpaid reservations',
    decides:
      'A program limits how many vehicles can be on hold without payment for one phone number, email address or internet connection. Beyond that, you cannot put another one on hold until one of them is paid or expires.',
    role: 'alone',
    uses: ['your phone number and email address', 'a code made of your internet address, kept for a day'],
    review: 'If you need more time or another vehicle, call us and a person will help you.',
    isOn: ({ features }) => features.checkoutEnabled,
  },
  'lib/leads/prize-wheel/draw': {
    title: 'Prize draw',
    decides:
      'A program draws one field of the prize wheel at random, once for each person and promotion. Nothing about you changes your chance.',
    role: 'alone',
    uses: ['your account and phone number, to see whether you have drawn before'],
    review:
      'Each draw is recorded with its odds and random number. You can ask us to have a person check yours.',
    isOn: ({ settings }) => settings.extraPages.includes(SPIN_TO_WIN_PATH.slice(1)),
  },
  'lib/leads/suspect': {
    title: 'Suspected spam',
    decides:
      'Our forms have a field that people cannot see. If it is filled in, we keep the enquiry but do not send it to our sales team automatically. A request to join a waiting list is ignored.',
    role: 'alone',
    uses: ['whether the hidden field of the form was filled in'],
    review:
      'Our staff can see these enquiries and release them. If you have not had a reply, ask us to check.',
    isOn: () => true,
  },
  'lib/accounts/limits': {
    title: 'Sign-in codes',
    decides:
      'A program limits how many codes are sent to one phone, and from one internet connection, within an hour. Beyond that, no code is sent for a while. A browser in which you have signed in before has its own limit.',
    role: 'alone',
    uses: [
      'your phone number',
      'your internet address',
      'whether you have signed in with this browser before',
    ],
    review: 'The limit resets within an hour. Until then, call us and a person will help you.',
    isOn: () => true,
  },
  'lib/platform/request/rates': {
    title: 'Limits on requests and messages',
    decides:
      'Too many forms or other requests from one internet connection or account within a short time are refused for a while. Messages to an email address or phone that nobody has confirmed are limited to a few a day.',
    role: 'alone',
    uses: [
      'a code made of your internet address, kept for a day at most',
      'your account, if you are signed in',
      'a code made of the email address or phone that a message would go to, kept for a day at most',
    ],
    review: 'The limit resets within a day at the latest. Until then, call us and a person will help you.',
    isOn: () => true,
  },
  'lib/platform/challenge/verify': {
    title: 'Check that you are a person',
    decides:
      'When an internet connection or phone comes close to a limit, our forms ask for a check by Cloudflare Turnstile, which decides whether it takes you for a person. Without it, the form is not sent until the limit resets.',
    role: 'alone',
    uses: [
      'a code made of your internet address, kept for a day at most',
      'what Cloudflare learns from your browser while it checks',
    ],
    review: 'If the check does not work for you, call us and a person will help you.',
    isOn: ({ settings }) => settings.challengeSiteKey !== null,
  },
};

/** Returns the automated decisions of a site, in the order of its privacy page. */
export const automatedDecisions = (site: DecidingSite): AutomatedDecision[] =>
  Object.values(DECISIONS).filter(({ isOn }) => isOn(site));
