import {
  isFileType,
  MOST_FILE_BYTES,
  MOST_FILES,
  MOST_FILES_BYTES,
} from '@forecourt/lib/leads/conversation/limits';

/** Returns why files cannot be sent; null if they can. */
export function filesProblem(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | null {
  if (files.length > MOST_FILES) return `Attach up to ${MOST_FILES} files.`;
  const wrong = files.find(({ type }) => !isFileType(type));
  if (wrong) return `${wrong.name} can’t be sent. Attach pictures or PDFs.`;
  const long = files.find(({ size }) => size > MOST_FILE_BYTES);
  if (long) return `${long.name} is larger than 5 MB.`;
  return files.reduce((bytes, { size }) => bytes + size, 0) > MOST_FILES_BYTES
    ? 'Together the files can have 12 MB.'
    : null;
}

/** Reads a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PART = 0x8000;
  let binary = '';
  for (let from = 0; from < bytes.length; from += PART)
    binary += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(binary);
}
