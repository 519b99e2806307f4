import PDFDocument from 'pdfkit';
import { PAGE, type SheetPage, SheetPainter } from './painter.server.ts';
import type { EmbeddedPicture } from './pictures.server.ts';
import { printable } from './sheet.ts';
import type { SheetLook } from './sheet-look.ts';

export interface SheetFonts {
  regular: string;
  bold: string;
}

/** Opens a document without pages, in a site's branding. */
export function openDocument(title: string, { siteName }: SheetLook, fonts: SheetFonts): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    font: fonts.regular,
    autoFirstPage: false,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: printable(title), Author: printable(siteName) },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  return pdf;
}

/**
 * Renders brochures as a PDF, one A4 page per vehicle (SHARE-11, OPEN-023). Uses PDFKit, because a React
 * renderer would need another React version than Next's.
 * @param logo rasterised logo; null shows the site's name
 */
export async function sheetsPdf(
  pages: readonly SheetPage[],
  look: SheetLook,
  logo: EmbeddedPicture | null,
  fonts: SheetFonts,
): Promise<Buffer> {
  const pdf = openDocument(pages[0]?.sheet.title ?? look.siteName, look, fonts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const completion = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const page of pages) {
    pdf.addPage();
    new SheetPainter(pdf, look).paint(page, logo);
  }
  pdf.end();
  await completion;
  return Buffer.concat(chunks);
}
