import type { Field } from './fields.ts';

/** A number that a spreadsheet shortened; the other digits are lost. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d{1,3}$/i;
const ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;
/** Fields in which each character matters. */
const CODES: ReadonlySet<Field> = new Set([
  'stocknum',
  'vin',
  'regplate',
  'nvic',
  'redbook_code',
  'location',
]);

/**
 * Returns a text without what a spreadsheet adds to it: `="00123"` and `'00123` are `00123`.
 */
export function withoutSpreadsheetMarks(text: string): string {
  const mark = text.charCodeAt(0);
  if (mark !== 0x27 && mark !== 0x3d) return text;
  const [, formula] = /^="([^"]*)"$/.exec(text) ?? [];
  return (formula ?? text.replace(/^'(?=[\w#+-][^']*$)/, '')).trim();
}

/** Returns what a spreadsheet spoilt in a value, as the reason why it cannot be read; null for nothing. */
export function spreadsheetProblem(field: Field, raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  if (raw.charCodeAt(0) === 0x23 && ERROR.test(raw)) return 'is an error of a spreadsheet';
  return CODES.has(field) && SHORTENED.test(raw) ? 'was shortened by a spreadsheet' : null;
}
