const at = (bytes: Uint8Array, start: number, text: string): boolean =>
  Buffer.from(bytes.subarray(start, start + text.length)).toString('latin1') === text;

/**
 * Detects the type of a picture by its first bytes, ignoring its name and the host's headers.
 *
 * @param bytes at least the first twelve
 * @returns null if it is not a photograph: a page, a drawing (SVG), a video
 */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | null {
  if (at(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'webp';
  if (at(bytes, 4, 'ftypavif') || at(bytes, 4, 'ftypavis')) return 'avif';
  return at(bytes, 0, 'GIF87a') || at(bytes, 0, 'GIF89a') ? 'gif' : null;
}
