import { FIELD_READERS, type Field } from './fields.ts';

/** Reads a word of a table or a default value with the field's reader; null if empty. */
export function readWord(
  field: Field,
  text: string,
): { value: string | number | boolean | null } | { problem: string } {
  if (text.trim() === '') return { value: null };
  const reading = FIELD_READERS[field](text.trim());
  if ('problem' in reading) return { problem: `'${text}' ${reading.problem}.` };
  const { value } = reading;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { value };
  return { problem: 'This field cannot be filled with a single word.' };
}
