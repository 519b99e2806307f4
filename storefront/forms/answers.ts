/** The answers of a form by field name, as browsers send them: all text, and `on` for a tick. */
export type Answers = Record<string, string>;
/** What is wrong with each answer by field name, in the order of the form. */
export type Problems = Record<string, string>;

/** The parameter of a page's address that names what is wrong with its form. */
export const PROBLEMS_PARAMETER = 'problems';

/** A form that a browser without script sent and that was not taken: its page shows it again. */
export interface ReturnedForm {
  /** The names of the fields with a problem, or one name for what went wrong with the whole form (`failureName`). */
  problems: readonly string[];
  /** What was typed; null if the browser sent no cookies with it. */
  answers: Answers | null;
}

export const NOT_RETURNED: ReturnedForm = { problems: [], answers: null };

/** What a failure of the whole form is called, by HTTP status; any other status is `failed`. */
const FAILURES = {
  401: 'refused',
  404: 'gone',
  409: 'not-offered',
  429: 'busy',
  503: 'unavailable',
} as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES] | 'failed';

/** The sentence for each failure; a failure without a sentence of its own gets the one for `failed`. */
export type FailureTexts = { failed: string } & Partial<Record<Failure, string>>;

/** The name of a failure, which goes into the page's address in place of a sentence. */
export const failureName = (status: number): Failure => FAILURES[status as keyof typeof FAILURES] ?? 'failed';

/** The sentence for a form that failed as a whole; null if only some of its fields have problems. */
export function failureText({ problems }: ReturnedForm, texts: FailureTexts): string | null {
  const failure = [...Object.values(FAILURES), 'failed' as const].find((name) => problems.includes(name));
  return failure ? (texts[failure] ?? texts.failed) : null;
}

/**
 * What is wrong with a form that its page shows again. The rules are applied once more, because the address carries only
 * the names of the fields.
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
