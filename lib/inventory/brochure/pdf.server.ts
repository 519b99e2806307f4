import PDFDocument from 'pdfkit';
import type { SheetLook } from './look.ts';
import { PAGE, type SheetPage, SheetPainter } from './painter.server.ts';
import type { EmbeddedPicture } from './pictures.server.ts';
import { printable } from './sheet.ts';

/** Files of the regular and the bold weight. */
export interface SheetFonts {
  regular: string;
  bold: string;
}

/** An empty document without a page, in a site's look. */
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
 * Sheets as a PDF, one page of A4 for each vehicle (SHARE-11, OPEN-023). The library is PDFKit: a renderer on React
 * would need another React than the one Next brings for its routes.
 * @param logo the site's mark as pixels; null shows its name
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
