import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';

/** An answer about the condition; `amount` in dollars, negative to deduct. */
export interface AdjustmentChoice {
  id: string;
  label: string;
  amount: number;
}

/** A condition question from the CMS (OPEN-073). */
export interface AdjustmentQuestion {
  id: string;
  question: string;
  help: string | null;
  choices: AdjustmentChoice[];
}

/** A question as sent to the browser, without the amounts. */
export type AskedQuestion = Omit<AdjustmentQuestion, 'choices'> & {
  choices: Omit<AdjustmentChoice, 'amount'>[];
};

/** An answer as stored and sent with the lead (LEAD-59), with the wording at the time. */
export interface AdjustmentAnswer {
  id: string;
  question: string;
  choiceId: string;
  answer: string;
  amount: number;
}

/** Maximum adjustment per answer. */
export const MOST_ADJUSTMENT = 50_000;

export const questionField = (id: string): string => `question-${id}`;

export const askedQuestion = ({ choices, ...question }: AdjustmentQuestion): AskedQuestion => ({
  ...question,
  choices: choices.map(({ id, label }) => ({ id, label })),
});

type Answers = Readonly<Record<string, string>>;

/** Validates that each question has one of its choices. */
export function adjustmentProblems(
  questions: readonly AskedQuestion[],
  answers: Answers,
): Record<string, string> {
  const missingQuestions = questions.filter(
    ({ id, choices }) => !choices.some((choice) => choice.id === answers[questionField(id)]),
  );
  return Object.fromEntries(missingQuestions.map(({ id }) => [questionField(id), REQUIRED_TEXT]));
}

/** Returns the answers to store, without unanswered questions. */
export function adjustmentAnswers(
  questions: readonly AdjustmentQuestion[],
  answers: Answers,
): AdjustmentAnswer[] {
  return questions.flatMap(({ id, question, choices }) => {
    const choice = choices.find((candidate) => candidate.id === answers[questionField(id)]);
    return choice ? [{ id, question, choiceId: choice.id, answer: choice.label, amount: choice.amount }] : [];
  });
}

export const adjustmentTotal = (answers: readonly Pick<AdjustmentAnswer, 'amount'>[]): number =>
  answers.reduce((total, { amount }) => total + amount, 0);
