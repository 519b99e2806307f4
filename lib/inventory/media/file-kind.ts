/** A film or a history file that a feed may give, by what it is. */
export interface FileKind {
  /** As browsers are told. */
  type: 'application/pdf' | 'video/mp4' | 'video/quicktime' | 'video/webm';
  mostBytes: number;
}

/** So many first bytes of a file tell what it is. */
export const HEAD_BYTES = 64;

/** A film of some minutes, as dealers' systems make them. */
const FILM_BYTES = 200_000_000;
/** A report with pictures. */
const REPORT_BYTES = 30_000_000;

/** What a file of the MP4 family says that it is, where it is a film: pictures (AVIF, HEIC) are of the family too. */
const FILM_BRAND = /^(?:iso[2-9m]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3gp[4-9])$/;
const QUICKTIME = 'qt  ';

/**
 * What a file is by its first bytes, whatever its host and its name say.
 * @param head HEAD_BYTES of it, or all of a shorter one
 * @returns null for what is neither a film nor a PDF: a page, a picture, a program
 */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('%PDF-')) return { type: 'application/pdf', mostBytes: REPORT_BYTES };
  // Matroska, which browsers do not play, begins alike.
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.slice(0, HEAD_BYTES).includes('webm'))
    return { type: 'video/webm', mostBytes: FILM_BYTES };
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === QUICKTIME) return { type: 'video/quicktime', mostBytes: FILM_BYTES };
  return FILM_BRAND.test(brand) ? { type: 'video/mp4', mostBytes: FILM_BYTES } : null;
}
