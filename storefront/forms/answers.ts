/** What a form says, as a browser has it: text, a tick as `on`. */
export type Answers = Record<string, string>;
/** What is wrong with which answer, in the order of the form. */
export type Problems = Record<string, string>;

/** The parameter of a page's address that names what is wrong with its form. */
export const PROBLEMS_PARAMETER = 'problems';

/** A form that came back to its page from a browser without script. */
export interface ReturnedForm {
  /** The names of the answers with a problem, or the one name of what went wrong with the form as a whole. */
  problems: readonly string[];
  /** What was typed; null where the browser kept none of it. */
  answers: Answers | null;
}

export const NOT_RETURNED: ReturnedForm = { problems: [], answers: null };

/** How a form fails as a whole, by the status of the answer; every other failure is `failed`. */
const FAILURES = {
  401: 'refused',
  404: 'gone',
  409: 'not-offered',
  429: 'busy',
  503: 'unavailable',
} as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES] | 'failed';

/** What a form says for each failure; those it does not name are told as `failed`. */
export type FailureTexts = { failed: string } & Partial<Record<Failure, string>>;

/** What a failure is called in an address, which carries no sentences. */
export const failureName = (status: number): Failure => FAILURES[status as keyof typeof FAILURES] ?? 'failed';

/** The sentence for a form that came back failed as a whole; null for one that only has problems. */
export function failureText({ problems }: ReturnedForm, texts: FailureTexts): string | null {
  const failure = [...Object.values(FAILURES), 'failed' as const].find((name) => problems.includes(name));
  return failure ? (texts[failure] ?? texts.failed) : null;
}

/**
 * What is wrong with a form that came back: found again by the rules, so that no sentence travels in an address.
 * @param check the rules of the form
 */
export function returnedProblems(
  { problems, answers }: ReturnedForm,
  check: (answers: Answers) => Problems,
): Problems {
  if (problems.length === 0) return {};
  const all = check(answers ?? {});
  return answers ? all : Object.fromEntries(Object.entries(all).filter(([name]) => problems.includes(name)));
}
