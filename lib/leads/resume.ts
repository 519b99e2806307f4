const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type ResumeType = (typeof TYPES)[keyof typeof TYPES];
export const RESUME_ACCEPT = `.pdf,.docx,${TYPES.pdf},${TYPES.docx}`;

export const RESUME_BYTES = 5 * 1024 * 1024;
export const RESUME_TEXT = 'Please choose a PDF or a Word document (DOCX) of at most 5 MB.';

/** `%PDF-` */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const begins = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

/**
 * Detects a file's type from its content.
 * A Word document is a ZIP archive that lists `word/document.xml`.
 * @returns null for any other type
 */
export function resumeType(content: Uint8Array): ResumeType | null {
  if (begins(content, PDF)) return TYPES.pdf;
  if (!begins(content, ZIP)) return null;
  return new TextDecoder('latin1').decode(content).includes('word/document.xml') ? TYPES.docx : null;
}

/** Returns a safe name for the dealer's attachment, with the extension of the detected type. */
export function fileName(name: string, type: ResumeType): string {
  const ending = type === TYPES.pdf ? '.pdf' : '.docx';
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60);
  return `${stem || 'resume'}${ending}`;
}
