import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';
import { isAlertFrequency } from './kinds.ts';

/** How many searches an account may keep on a site. */
export const SAVED_SEARCH_LIMIT = 20;
export const SAVED_SEARCHES_FULL_TEXT = `You keep ${SAVED_SEARCH_LIMIT} searches already. Delete one to save another.`;
/** The longest name of one. */
export const SEARCH_NAME_LENGTH = 80;

/** What is wrong with the name and frequency of a search, by field. */
export function savedSearchProblems(answers: Readonly<Record<string, string>>): Record<string, string> {
  const { name = '', frequency = '' } = answers;
  const problems: Record<string, string> = {};
  if (!name.trim()) problems['name'] = REQUIRED_TEXT;
  else if (name.length > SEARCH_NAME_LENGTH)
    problems['name'] = `Please use at most ${SEARCH_NAME_LENGTH} characters.`;
  if (!isAlertFrequency(frequency)) problems['frequency'] = REQUIRED_TEXT;
  return problems;
}
