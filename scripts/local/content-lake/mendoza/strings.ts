import { STRING_APPEND_SLICE, STRING_APPEND_STRING } from './opcodes.ts';

/** Shared beginnings and ends shorter than this are not worth the operations that name them. */
const WORTHWHILE = 8;

interface Shared {
  /** length of the common beginning and end in UTF-16 units, never cutting a surrogate pair */
  prefix: number;
  suffix: number;
}

/** What two strings share at both ends, or undefined when it is too little. */
export function sharedEnds(left: string, right: string): Shared | undefined {
  const limit = Math.min(left.length, right.length);
  let prefix = 0;
  while (prefix < limit && left[prefix] === right[prefix]) prefix++;
  if (prefix > 0 && isHighSurrogate(left.charCodeAt(prefix - 1))) prefix--;
  let suffix = 0;
  while (suffix < limit - prefix && left[left.length - 1 - suffix] === right[right.length - 1 - suffix])
    suffix++;
  if (suffix > 0 && isLowSurrogate(left.charCodeAt(left.length - suffix))) suffix--;
  return prefix + suffix >= WORTHWHILE ? { prefix, suffix } : undefined;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

/**
 * Builds `right` from its shared ends with `left`; offsets are UTF-8 bytes. Slices start at 0 or reach the end:
 * in the reference applier a slice from the middle goes wrong after multi-byte characters.
 */
export function diffString(left: string, right: string, { prefix, suffix }: Shared, out: unknown[]): void {
  if (prefix > 0) out.push(STRING_APPEND_SLICE, 0, bytes(left.slice(0, prefix)));
  const middle = right.slice(prefix, right.length - suffix);
  if (middle) out.push(STRING_APPEND_STRING, middle);
  if (suffix > 0) out.push(STRING_APPEND_SLICE, bytes(left.slice(0, left.length - suffix)), bytes(left));
}
