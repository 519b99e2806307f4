/** Response times in days, as stated in the privacy policy (CONTENT-01 to CONTENT-04). */
export interface PrivacyTerms {
  acknowledgeDays: number;
  accessDays: number;
  resolveDays: number;
  answerDays: number;
}

const NAME = /\{(acknowledgeDays|accessDays|resolveDays|answerDays)\}/g;

/** Replaces placeholders such as `within {accessDays} days`. */
export const withPrivacyTerms = (text: string, terms: PrivacyTerms): string =>
  text.replace(NAME, (_, name: keyof PrivacyTerms) => String(terms[name]));

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
