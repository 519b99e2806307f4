import { json, type LeftOut, type Reader } from './readers.ts';

/** In characters, of a lender as a report has it. */
const LONGEST_LENDER = 200;

/**
 * What lenders ask for a vehicle: a list of objects, or that as JSON text. An entry that is none is left out and said; what
 * another says of itself is taken as far as it makes sense (`financeLenderSchema`).
 */
export const lenders: Reader = (raw) => {
  const reading = json(raw);
  if ('problem' in reading) return reading;
  if (!Array.isArray(reading.value)) return { problem: 'is no list of lenders' };
  const leftOut: LeftOut[] = [];
  const value = reading.value.filter((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return true;
    const from = (JSON.stringify(entry) ?? '').slice(0, LONGEST_LENDER);
    leftOut.push({ kind: 'lender without any facts, left out', from });
    return false;
  });
  return { value, leftOut };
};
