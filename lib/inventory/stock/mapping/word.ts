import { FIELD_READERS, type Field } from './fields.ts';

/** What a word of a table, or a value of every vehicle, becomes: what the field itself reads of it, null for nothing. */
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
  return { problem: 'This field holds more than a word can say.' };
}
