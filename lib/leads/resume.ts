/** What somebody sends along with a lead. */
export interface LeadFile {
  name: string;
  type: ResumeType;
  content: Uint8Array;
}

/** What a resume may be, and what the field offers to choose. */
const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type ResumeType = (typeof TYPES)[keyof typeof TYPES];
export const RESUME_ACCEPT = `.pdf,.docx,${TYPES.pdf},${TYPES.docx}`;

/** 5 MB. */
export const RESUME_BYTES = 5 * 1024 * 1024;
export const RESUME_TEXT = 'Please choose a PDF or a Word document (DOCX) of at most 5 MB.';

/** `%PDF-` */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const begins = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

/**
 * What a file is by its first bytes, whatever it is called: a Word document is an archive that lists `word/document.xml`.
 * @returns null for anything else
 */
export function resumeType(content: Uint8Array): ResumeType | null {
  if (begins(content, PDF)) return TYPES.pdf;
  if (!begins(content, ZIP)) return null;
  return new TextDecoder('latin1').decode(content).includes('word/document.xml') ? TYPES.docx : null;
}

/** The name under which a file goes to the dealer: its own without path or odd signs, with the ending of what it is. */
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
