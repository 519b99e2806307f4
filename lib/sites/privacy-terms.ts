/** Response times in days, as stated in the privacy policy (CONTENT-01 to CONTENT-04). */
export interface PrivacyTerms {
  acknowledgeDays: number;
  accessDays: number;
  resolveDays: number;
  answerDays: number;
}

const NAMES: readonly string[] = [
  'acknowledgeDays',
  'accessDays',
  'resolveDays',
  'answerDays',
] satisfies (keyof PrivacyTerms)[];
const PLACEHOLDER = new RegExp(`\\{(${NAMES.join('|')})\\}`, 'g');

/** Returns whether a placeholder is a response time of the privacy policy. */
export const isPrivacyTerm = (name: string): boolean => NAMES.includes(name);

/** Replaces placeholders such as `within {accessDays} days`. */
export const withPrivacyTerms = (text: string, terms: PrivacyTerms): string =>
  text.replace(PLACEHOLDER, (_, name: keyof PrivacyTerms) => String(terms[name]));

interface Span {
  text?: unknown;
  children?: readonly Span[];
}

/** Does the same in formatted text. */
export function fillPrivacyTerms<Value>(value: readonly Value[], terms: PrivacyTerms): Value[] {
  return value.map((block) => {
    const { children } = block as Span;
    return Array.isArray(children)
      ? {
          ...block,
          children: children.map((span: Span) =>
            typeof span.text === 'string' ? { ...span, text: withPrivacyTerms(span.text, terms) } : span,
          ),
        }
      : block;
  });
}
