import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

/** One zod issue in words for the person at the form. */
function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Keep it to ${issue.maximum} characters.`
        : `Enter ${issue.maximum} or less.`;
    case 'too_small':
      if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`;
      return issue.origin === 'string' ? 'Do not leave this empty.' : `Enter ${issue.minimum} or more.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.map((value) => String(value) || '(empty)').join(', ')}.`;
    case 'invalid_format':
      return issue.pattern?.startsWith('/^\\/')
        ? 'Start with a slash and remove the spaces.'
        : 'This is not written in the right way.';
    case 'invalid_type':
      return issue.expected === 'int' ? 'Enter a whole number.' : `A ${issue.expected} is needed here.`;
    case 'invalid_union':
      return 'Enter a number, or the word given in the description.';
    default:
      return sentence(issue.message);
  }
}

/**
 * What is wrong with the value of a setting.
 * @param value as the studio holds it; nothing (not set) is always fine: the default applies
 * @returns words for the editor, or null
 */
export function problemOf(type: z.ZodType, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const parsedValue = type.safeParse(value);
  if (parsedValue.success) return null;
  const [first] = parsedValue.error.issues;
  if (!first) return 'This value cannot be used.';
  return first.path.length > 0 && typeof first.path[0] !== 'number'
    ? `${String(first.path[0])}: ${wordsOf(first)}`
    : wordsOf(first);
}
