import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

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
        : 'The format is not valid.';
    case 'invalid_type':
      return issue.expected === 'int' ? 'Enter a whole number.' : `Enter a ${issue.expected}.`;
    case 'invalid_union':
      return 'Enter a number, or the word given in the description.';
    default:
      return sentence(issue.message);
  }
}

/**
 * Returns the validation message for a value of a setting, or null.
 * @param value as stored; an empty value is valid and means the default
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
