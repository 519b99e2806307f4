import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';

/** One answer of a question about the condition; `amount` is what it adds (above 0) or takes off, in dollars. */
export interface AdjustmentChoice {
  id: string;
  label: string;
  amount: number;
}

/** A question about the condition as editors wrote it (OPEN-073). */
export interface AdjustmentQuestion {
  id: string;
  question: string;
  help: string | null;
  choices: AdjustmentChoice[];
}

/** A question as the browser gets it: what an answer is worth stays here. */
export type AskedQuestion = Omit<AdjustmentQuestion, 'choices'> & {
  choices: Omit<AdjustmentChoice, 'amount'>[];
};

/** An answer as it is kept and sent with the lead (LEAD-59): in the words of the day it was given. */
export interface AdjustmentAnswer {
  id: string;
  question: string;
  choiceId: string;
  answer: string;
  amount: number;
}

/** The most that one answer may add or take off, whatever an editor wrote. */
export const MOST_ADJUSTMENT = 50_000;

/** The name of a question's field. */
export const questionField = (id: string): string => `question-${id}`;

/** What the browser gets of a question. */
export const askedQuestion = ({ choices, ...question }: AdjustmentQuestion): AskedQuestion => ({
  ...question,
  choices: choices.map(({ id, label }) => ({ id, label })),
});

type Answers = Readonly<Record<string, string>>;

/** What is wrong with the answers: each question wants one of its own choices. */
export function adjustmentProblems(
  questions: readonly AskedQuestion[],
  answers: Answers,
): Record<string, string> {
  const missingQuestions = questions.filter(
    ({ id, choices }) => !choices.some((choice) => choice.id === answers[questionField(id)]),
  );
  return Object.fromEntries(missingQuestions.map(({ id }) => [questionField(id), REQUIRED_TEXT]));
}

/** The answers as they are kept; a question without one is left out. */
export function adjustmentAnswers(
  questions: readonly AdjustmentQuestion[],
  answers: Answers,
): AdjustmentAnswer[] {
  return questions.flatMap(({ id, question, choices }) => {
    const choice = choices.find((candidate) => candidate.id === answers[questionField(id)]);
    return choice ? [{ id, question, choiceId: choice.id, answer: choice.label, amount: choice.amount }] : [];
  });
}

/** What all answers together add or take off. */
export const adjustmentTotal = (answers: readonly Pick<AdjustmentAnswer, 'amount'>[]): number =>
  answers.reduce((total, { amount }) => total + amount, 0);
