import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';
import { isAlertFrequency } from './kinds.ts';

/** Maximum saved searches per account and site. */
export const SAVED_SEARCH_LIMIT = 20;
export const SEARCH_NAME_LENGTH = 80;

/** Validates the name and frequency of a saved search; returns messages by field. */
export function savedSearchProblems(answers: Readonly<Record<string, string>>): Record<string, string> {
  const { name = '', frequency = '' } = answers;
  const problems: Record<string, string> = {};
  if (!name.trim()) problems['name'] = REQUIRED_TEXT;
  else if (name.length > SEARCH_NAME_LENGTH)
    problems['name'] = `Please use at most ${SEARCH_NAME_LENGTH} characters.`;
  if (!isAlertFrequency(frequency)) problems['frequency'] = REQUIRED_TEXT;
  return problems;
}
