import { EMAIL_TEXT, isEmail, MOBILE_TEXT, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { isAustralianMobile } from '@forecourt/lib/platform/text/phone';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import type { Answers, Problems } from '@/forms/answers.ts';
import type { Step } from './journey.ts';

/** Maximum length of each answer; the same as in `lib/payments/reservation` for stored ones. */
export const LIMITS = {
  name: 80,
  mobile: 24,
  email: 254,
  code: 12,
  rego: 12,
  description: 200,
  kilometres: 9,
  street: 120,
  suburb: 80,
  postcode: 4,
  message: 1000,
} as const;

const NO_TRADE_TEXT = 'Enter the rego or a description of your car, or choose “No trade-in”.';
const KILOMETRES_TEXT = 'Enter the odometer reading in whole kilometres.';
const POSTCODE_TEXT = 'Enter a 4-digit postcode.';
export const TERMS_TEXT = 'Please tick that you agree to the reservation terms.'; // OPEN-025

const isPresent = (answers: Answers, name: string): boolean => Boolean(answers[name]?.trim());

function detailsProblems(answers: Answers): Problems {
  const problems: Problems = {};
  for (const name of ['name', 'mobile', 'email'])
    if (!isPresent(answers, name)) problems[name] = REQUIRED_TEXT;
  if (!problems.mobile && !isAustralianMobile(answers.mobile ?? '')) problems.mobile = MOBILE_TEXT;
  if (!problems.email && !isEmail((answers.email ?? '').trim())) problems.email = EMAIL_TEXT;
  return problems;
}

function tradeInProblems(answers: Answers): Problems {
  const problems: Problems = {};
  if (answers.trade !== 'yes' && answers.trade !== 'no') return { trade: REQUIRED_TEXT };
  if (answers.trade === 'no') return problems;
  if (!isPresent(answers, 'rego') && !isPresent(answers, 'description')) problems.description = NO_TRADE_TEXT;
  const kilometres = (answers.kilometres ?? '').replaceAll(/[\s,]|km$/gi, '');
  if (kilometres && !/^\d{1,7}$/.test(kilometres)) problems.kilometres = KILOMETRES_TEXT;
  if (kilometres && Number(kilometres) > 2_000_000) problems.kilometres = KILOMETRES_TEXT;
  return problems;
}

function handoverProblems(answers: Answers): Problems {
  const problems: Problems = {};
  if (answers.handover !== 'pick_up' && answers.handover !== 'delivery') problems.handover = REQUIRED_TEXT;
  if (answers.handover === 'delivery') {
    for (const name of ['street', 'suburb', 'state', 'postcode'])
      if (!isPresent(answers, name)) problems[name] = REQUIRED_TEXT;
    if (!problems.postcode && !/^\d{4}$/.test((answers.postcode ?? '').trim()))
      problems.postcode = POSTCODE_TEXT;
    if (!problems.state && !STATE_CODES.some((state) => state === answers.state))
      problems.state = REQUIRED_TEXT;
  }
  if (!['undecided', 'in_full', 'finance'].includes(answers.payment ?? '')) problems.payment = REQUIRED_TEXT;
  return problems;
}

const RULES: Record<Step, (answers: Answers) => Problems> = {
  details: detailsProblems,
  'trade-in': tradeInProblems,
  handover: handoverProblems,
  pay: ({ terms }): Problems => (terms === 'on' ? {} : { terms: TERMS_TEXT }),
};

/** Returns the problems of a step by field, in the order of the form. */
export function stepProblems(step: Step, answers: Answers): Problems {
  const problems = RULES[step](answers);
  for (const [name, longest] of Object.entries(LIMITS))
    if (!problems[name] && (answers[name] ?? '').length > longest)
      problems[name] = `Please use at most ${longest} characters.`;
  return problems;
}
