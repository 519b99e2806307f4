/**
 * Returns a dealership's id as a whole number below 2^52: FNV-1a over its characters, in two halves of 26
 * bits. Filters that exempt a dealership from a numeric bound need a number, because an OR may not mix text
 * and numbers. The probability that two ids of one site collide is about 1 in 10^15.
 */
export function dealershipNumber(id: string): number {
  return half(id, 0x811c9dc5) * 2 ** 26 + half(id, 0x9747b28c);
}

function half(text: string, basis: number): number {
  let hash = basis;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 6;
}
