/** Form values by field name, as browsers submit them: strings, and `on` for a checked checkbox. */
export type Answers = Record<string, string>;
/** Error messages by field name, in the order of the form. */
export type Problems = Record<string, string>;

export const PROBLEMS_PARAMETER = 'problems';

export interface ReturnedForm {
  /** Names of invalid fields, or one name for a failure of the whole form (`failureName`). */
  problems: readonly string[];
  /** The submitted values; null if the browser sent no cookies. */
  answers: Answers | null;
}

export const NOT_RETURNED: ReturnedForm = { problems: [], answers: null };

/** Failures of the whole form by HTTP status; any other is `failed`. */
const FAILURES = {
  401: 'refused',
  404: 'gone',
  409: 'not-offered',
  429: 'busy',
  503: 'unavailable',
} as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES] | 'failed';

/** Messages by failure; those without a message use that of `failed`. */
export type FailureTexts = { failed: string } & Partial<Record<Failure, string>>;

/** Returns the name of a failure, used in the page's URL. */
export const failureName = (status: number): Failure => FAILURES[status as keyof typeof FAILURES] ?? 'failed';

/** Returns the message for a failure of the whole form; null if only fields are invalid. */
export function failureText({ problems }: ReturnedForm, texts: FailureTexts): string | null {
  const failure = [...Object.values(FAILURES), 'failed' as const].find((name) => problems.includes(name));
  return failure ? (texts[failure] ?? texts.failed) : null;
}

/** Returns the error messages of a returned form by validating it again: the URL has only names. */
export function returnedProblems(
  { problems, answers }: ReturnedForm,
  check: (answers: Answers) => Problems,
): Problems {
  if (problems.length === 0) return {};
  const all = check(answers ?? {});
  return answers ? all : Object.fromEntries(Object.entries(all).filter(([name]) => problems.includes(name)));
}
