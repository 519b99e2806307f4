/** Accepted photo formats, detected from the first bytes rather than the name. */
export type PhotoType = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, from: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[from + index] === letter.charCodeAt(0));

/** Returns the format of an image; null if not accepted. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP') ? 'webp' : null;
}
