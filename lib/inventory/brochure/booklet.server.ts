import { PAGE, SheetPainter, WIDTH } from './painter.server.ts';
import { openDocument, type SheetFonts } from './pdf.server.ts';
import type { EmbeddedPicture } from './pictures.server.ts';
import { RESERVED, type Sheet } from './sheet.ts';
import type { SheetLook } from './sheet-look.ts';

const LINE_HEIGHT = 22;
/** Photos fetched ahead of the page being drawn. */
const AHEAD = 3;
/** Space for 'Reserved' at the end of a title. */
const STATE_WIDTH = 48;
const COLUMNS = { title: 0, stock: 318, price: 388, page: 493 };

interface Booklet {
  /** Title of the list, such as 'Used Mazda'. */
  title: string;
  /** Subtitle: number of vehicles, location and date. */
  note: string;
  sheets: readonly Sheet[];
  look: SheetLook;
  logo: EmbeddedPicture | null;
  fonts: SheetFonts;
  /** Fetches a brochure's photo; null without one or on failure. Never rejects. */
  photoOf: (sheet: Sheet) => Promise<EmbeddedPicture | null>;
}

/**
 * Renders many brochures as one PDF with table of contents and page numbers (OPEN-023). Streams, so that only
 * a few photos are in memory at once.
 * @returns a stream that errors if a page can't be rendered
 */
export function bookletPdf(booklet: Booklet): PDFKit.PDFDocument {
  const pdf = openDocument(booklet.title, booklet.look, booklet.fonts);
  write(pdf, booklet).catch((error: unknown) => pdf.destroy(error as Error));
  return pdf;
}

async function write(pdf: PDFKit.PDFDocument, booklet: Booklet): Promise<void> {
  const { sheets, look, logo, photoOf } = booklet;
  const painter = new SheetPainter(pdf, look);
  const { pages, total } = contentsOf(sheets);
  let count = 0;
  const turnPage = () => {
    pdf.addPage();
    count += 1;
    pageNumber(pdf, painter, look, `Page ${count} of ${total}`);
  };
  for (const [at, lines] of pages.entries()) {
    turnPage();
    contentsPage(pdf, painter, booklet, lines, at === 0);
  }
  const photos = sheets.slice(0, AHEAD).map(photoOf);
  for (const [at, sheet] of sheets.entries()) {
    const next = sheets[at + AHEAD];
    if (next) photos.push(photoOf(next));
    const photo = (await photos[at]) ?? null;
    // Release the photo once it is drawn.
    photos[at] = Promise.resolve(null);
    if (pdf.destroyed) return;
    turnPage();
    pdf.addNamedDestination(nameOf(count));
    painter.paint({ sheet, photo }, logo);
    // Yield, so that the reader can consume the output.
    await new Promise((resolve) => setImmediate(resolve));
  }
  pdf.end();
}

const nameOf = (page: number) => `page-${page}`;

function contentsPage(
  pdf: PDFKit.PDFDocument,
  painter: SheetPainter,
  { title, note, logo, look }: Booklet,
  lines: readonly ContentsLine[],
  isFirst: boolean,
): void {
  const { colours } = look;
  const left = PAGE.margin;
  let y = painter.head(logo, isFirst ? '' : 'Contents, continued');
  if (isFirst) {
    y = painter.write(title, left, y + 4, { size: 26, bold: true, width: WIDTH, lines: 1 });
    y = painter.write(note, left, y + 4, { size: 11, colour: colours.muted, width: WIDTH, lines: 1 }) + 16;
  }
  for (const { sheet, page } of lines) {
    pdf
      .moveTo(left, y)
      .lineTo(left + WIDTH, y)
      .lineWidth(0.5)
      .stroke(colours.line);
    const name = [sheet.title, sheet.subtitle].filter(Boolean).join('  ');
    const style = { size: 9.5, lines: 1 };
    const room = COLUMNS.stock - 12 - (sheet.isReserved ? STATE_WIDTH : 0);
    painter.write(name, left + COLUMNS.title, y + 6, { ...style, bold: true, width: room });
    if (sheet.isReserved)
      painter.write(RESERVED, left + room, y + 6.5, {
        ...style,
        size: 8.5,
        width: STATE_WIDTH,
        align: 'right',
      });
    const stock = { ...style, size: 8.5, colour: colours.muted, width: COLUMNS.price - COLUMNS.stock - 8 };
    painter.write(sheet.stockNumber, left + COLUMNS.stock, y + 6.5, stock);
    painter.write(sheet.price.text, left + COLUMNS.price, y + 6, {
      ...style,
      width: COLUMNS.page - COLUMNS.price - 8,
      align: 'right',
    });
    painter.write(String(page), left + COLUMNS.page, y + 6, {
      ...style,
      colour: colours.accent,
      bold: true,
      width: WIDTH - COLUMNS.page,
      align: 'right',
    });
    pdf.goTo(left, y, WIDTH, LINE_HEIGHT, nameOf(page));
    y += LINE_HEIGHT;
  }
}

/** Written in the bottom margin, where PDFKit would otherwise start a new page. */
function pageNumber(pdf: PDFKit.PDFDocument, painter: SheetPainter, look: SheetLook, words: string): void {
  const { bottom } = pdf.page.margins;
  pdf.page.margins.bottom = 0;
  const style = { size: 8, colour: look.colours.muted, width: WIDTH / 2, lines: 1 };
  const y = PAGE.height - PAGE.margin + 8;
  painter.write(look.siteName, PAGE.margin, y, style);
  painter.write(words, PAGE.margin + WIDTH / 2, y, { ...style, align: 'right' });
  pdf.page.margins.bottom = bottom;
}

/** Lines on the first page of contents, below its heading, and on each later page. */
const FIRST = 29;
const NEXT = 33;

/** A line of the contents: a vehicle and its page number, from 1. */
export interface ContentsLine {
  sheet: Sheet;
  page: number;
}

export function contentsOf(sheets: readonly Sheet[]): { pages: ContentsLine[][]; total: number } {
  const ahead = 1 + Math.max(0, Math.ceil((sheets.length - FIRST) / NEXT));
  const lines = sheets.map((sheet, at) => ({ sheet, page: ahead + at + 1 }));
  const pages = Array.from({ length: ahead }, (_, at) =>
    at === 0 ? lines.slice(0, FIRST) : lines.slice(FIRST + (at - 1) * NEXT, FIRST + at * NEXT),
  );
  return { pages, total: ahead + sheets.length };
}
