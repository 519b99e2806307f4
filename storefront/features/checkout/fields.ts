import type { Translator } from '@forecourt/lib/platform/language/translator';
import { isEmail } from '@forecourt/lib/platform/text/field-rules';
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

type T = Translator<'checkoutSteps'>;

const isPresent = (answers: Answers, name: string): boolean => Boolean(answers[name]?.trim());

function detailsProblems(answers: Answers, t: T): Problems {
  const problems: Problems = {};
  for (const name of ['name', 'mobile', 'email'])
    if (!isPresent(answers, name)) problems[name] = t('problem.required');
  if (!problems.mobile && !isAustralianMobile(answers.mobile ?? '')) problems.mobile = t('problem.mobile');
  if (!problems.email && !isEmail((answers.email ?? '').trim())) problems.email = t('problem.email');
  return problems;
}

function tradeInProblems(answers: Answers, t: T): Problems {
  const problems: Problems = {};
  if (answers.trade !== 'yes' && answers.trade !== 'no') return { trade: t('problem.required') };
  if (answers.trade === 'no') return problems;
  if (!isPresent(answers, 'rego') && !isPresent(answers, 'description'))
    problems.description = t('problem.noTrade');
  const kilometres = (answers.kilometres ?? '').replaceAll(/[\s,]|km$/gi, '');
  if (kilometres && !/^\d{1,7}$/.test(kilometres)) problems.kilometres = t('problem.kilometres');
  if (kilometres && Number(kilometres) > 2_000_000) problems.kilometres = t('problem.kilometres');
  return problems;
}

function handoverProblems(answers: Answers, t: T): Problems {
  const problems: Problems = {};
  if (answers.handover !== 'pick_up' && answers.handover !== 'delivery')
    problems.handover = t('problem.required');
  if (answers.handover === 'delivery') {
    for (const name of ['street', 'suburb', 'state', 'postcode'])
      if (!isPresent(answers, name)) problems[name] = t('problem.required');
    if (!problems.postcode && !/^\d{4}$/.test((answers.postcode ?? '').trim()))
      problems.postcode = t('problem.postcode');
    if (!problems.state && !STATE_CODES.some((state) => state === answers.state))
      problems.state = t('problem.required');
  }
  if (!['undecided', 'in_full', 'finance'].includes(answers.payment ?? ''))
    problems.payment = t('problem.required');
  return problems;
}

const RULES: Record<Step, (answers: Answers, t: T) => Problems> = {
  details: detailsProblems,
  'trade-in': tradeInProblems,
  handover: handoverProblems,
  // OPEN-025
  pay: ({ terms }, t): Problems => (terms === 'on' ? {} : { terms: t('problem.terms') }),
};

/** Returns the problems of a step by field, in the order of the form and the language of `t`. */
export function stepProblems(step: Step, answers: Answers, t: T): Problems {
  const problems = RULES[step](answers, t);
  for (const [name, longest] of Object.entries(LIMITS))
    if (!problems[name] && (answers[name] ?? '').length > longest)
      problems[name] = t('problem.tooLong', { most: longest });
  return problems;
}
