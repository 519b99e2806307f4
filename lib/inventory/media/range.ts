export interface Part {
  start: number;
  end: number;
}

/**
 * Parses the header `Range` of a request.
 *
 * @param size of the file, in bytes
 * @returns null for the whole file, also for several ranges or an invalid header; `outside` if the range is
 * beyond the end
 */
export function readRange(header: string | undefined, size: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return last === '0' ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
