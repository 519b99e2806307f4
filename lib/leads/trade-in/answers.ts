import { plainRego } from '../../accounts/garage/own-vehicle.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { type AskedQuestion, adjustmentProblems } from './adjustments.ts';
import { FIRST_YEAR } from './limits.ts';

type Answers = Readonly<Record<string, string>>;
type Problems = Record<string, string>;

export const TRADE_IN_LIMITS = {
  rego: 12,
  regoState: 3,
  make: 40,
  model: 60,
  year: 4,
  kilometres: 9,
} as const;

const REGO_TEXT = 'Please enter the registration as shown on the plate.';
const KILOMETRES_TEXT = 'Enter the odometer reading in whole kilometres.';
const MOST_ODOMETER = 2_000_000;

const answerTo = (answers: Answers, name: string): string => (answers[name] ?? '').trim();

export function plateProblems(answers: Answers): Problems {
  const [rego, plain] = [answerTo(answers, 'rego'), plainRego(answerTo(answers, 'rego'))];
  return {
    ...(rego === ''
      ? { rego: REQUIRED_TEXT }
      : (plain === '' || plain.length > 9 || rego.length > TRADE_IN_LIMITS.rego) && { rego: REGO_TEXT }),
    ...(!STATE_CODES.some((state) => state === answers.regoState) && { regoState: REQUIRED_TEXT }),
  };
}

/**
 * Validates a vehicle entered by hand; next year's models are allowed too.
 * @param t texts in the language of the page; English without
 */
export function vehicleProblems(answers: Answers, thisYear: number, t?: Translator<'tradeInForm'>): Problems {
  const problems: Problems = {};
  for (const name of ['make', 'model', 'year'] as const) {
    const answer = answerTo(answers, name);
    if (answer === '') problems[name] = REQUIRED_TEXT;
    else if (answer.length > TRADE_IN_LIMITS[name])
      problems[name] = `Please use at most ${TRADE_IN_LIMITS[name]} characters.`;
  }
  const year = answerTo(answers, 'year');
  const isYear = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= thisYear + 1;
  if (!problems.year && !isYear) {
    const [from, to] = [String(FIRST_YEAR), String(thisYear + 1)];
    problems.year = t ? t('yearRange', { from, to }) : `Please enter a year from ${from} to ${to}.`;
  }
  return problems;
}

/** Parses an odometer reading: `64,000 km` is 64000; null if invalid. */
export function kilometresOf(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s,.]|km$/gi, '');
  if (!/^\d{1,7}$/.test(digits)) return null;
  return Number(digits) <= MOST_ODOMETER ? Number(digits) : null;
}

export function conditionProblems(questions: readonly AskedQuestion[], answers: Answers): Problems {
  const kilometres = answerTo(answers, 'kilometres');
  return {
    ...(kilometres === ''
      ? { kilometres: REQUIRED_TEXT }
      : kilometresOf(kilometres) === null && { kilometres: KILOMETRES_TEXT }),
    ...adjustmentProblems(questions, answers),
  };
}
