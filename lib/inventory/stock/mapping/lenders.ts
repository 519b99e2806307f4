import { json, type LeftOut, type Reader } from './readers.ts';

const LONGEST_LENDER = 200;

/**
 * Reads lenders' offers for a vehicle: a list of objects, or that as JSON text. Entries that are not objects
 * are left out and reported; the others keep their valid fields (`financeLenderSchema`).
 */
export const lenders: Reader = (raw) => {
  const reading = json(raw);
  if ('problem' in reading) return reading;
  if (!Array.isArray(reading.value)) return { problem: 'is not a list of lenders' };
  const leftOut: LeftOut[] = [];
  const value = reading.value.filter((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return true;
    const from = (JSON.stringify(entry) ?? '').slice(0, LONGEST_LENDER);
    leftOut.push({ kind: 'lender without any details, left out', from });
    return false;
  });
  return { value, leftOut };
};
