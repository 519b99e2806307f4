import { STRING_APPEND_SLICE, STRING_APPEND_STRING } from './opcodes.ts';

/** Copying a shorter prefix or suffix takes more space than it saves. */
const MIN_SHARED_LENGTH = 8;

interface SharedEnds {
  /** lengths of the common prefix and suffix in UTF-16 units, never cutting a surrogate pair */
  prefix: number;
  suffix: number;
}

/** Returns the common prefix and suffix of two strings, or undefined if they are too short. */
export function sharedEnds(left: string, right: string): SharedEnds | undefined {
  const limit = Math.min(left.length, right.length);
  let prefix = 0;
  while (prefix < limit && left[prefix] === right[prefix]) prefix++;
  if (prefix > 0 && isHighSurrogate(left.charCodeAt(prefix - 1))) prefix--;
  let suffix = 0;
  while (suffix < limit - prefix && left[left.length - 1 - suffix] === right[right.length - 1 - suffix])
    suffix++;
  if (suffix > 0 && isLowSurrogate(left.charCodeAt(left.length - suffix))) suffix--;
  return prefix + suffix >= MIN_SHARED_LENGTH ? { prefix, suffix } : undefined;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const byteLength = (text: string) => Buffer.byteLength(text, 'utf8');

/**
 * Builds `right` from its shared ends with `left`; offsets are UTF-8 bytes. Slices start at 0 or reach the end:
 * in the reference applier a slice from the middle goes wrong after multi-byte characters.
 */
export function diffString(
  left: string,
  right: string,
  { prefix, suffix }: SharedEnds,
  out: unknown[],
): void {
  if (prefix > 0) out.push(STRING_APPEND_SLICE, 0, byteLength(left.slice(0, prefix)));
  const middle = right.slice(prefix, right.length - suffix);
  if (middle) out.push(STRING_APPEND_STRING, middle);
  if (suffix > 0)
    out.push(STRING_APPEND_SLICE, byteLength(left.slice(0, left.length - suffix)), byteLength(left));
}
