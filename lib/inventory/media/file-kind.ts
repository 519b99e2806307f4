export interface FileKind {
  type: 'application/pdf' | 'video/mp4' | 'video/quicktime' | 'video/webm';
  mostBytes: number;
}

export const HEAD_BYTES = 64;

const FILM_BYTES = 200_000_000;
const REPORT_BYTES = 30_000_000;

/** Brands of MP4 videos. Pictures (AVIF, HEIC) have the same container. */
const FILM_BRAND = /^(?:iso[2-9m]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3gp[4-9])$/;
const QUICKTIME = 'qt  ';

/**
 * Detects videos and PDFs by their first bytes, ignoring the name and the host's headers.
 *
 * @param head the first HEAD_BYTES, or all of a shorter file
 */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('%PDF-')) return { type: 'application/pdf', mostBytes: REPORT_BYTES };
  // Matroska, which browsers do not play, starts with the same bytes.
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.slice(0, HEAD_BYTES).includes('webm'))
    return { type: 'video/webm', mostBytes: FILM_BYTES };
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === QUICKTIME) return { type: 'video/quicktime', mostBytes: FILM_BYTES };
  return FILM_BRAND.test(brand) ? { type: 'video/mp4', mostBytes: FILM_BYTES } : null;
}
