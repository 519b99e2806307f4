import { fitEntries } from './fit-text.ts';
import type { EmbeddedPicture } from './pictures.server.ts';
import { qrPath } from './qr.ts';
import { printable, RESERVED, RIGHTS, type Sheet } from './sheet.ts';
import type { SheetLook } from './sheet-look.ts';

/** A4 in points, with a margin that every office printer supports. */
export const PAGE = { width: 595.28, height: 841.89, margin: 36 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const PHOTO_HEIGHT = (WIDTH * 9) / 16;
/** Used with a two-line title or with the law, to leave enough space for the text below. */
const LOW_PHOTO_HEIGHT = WIDTH / 2;
const TITLE = { size: 23, width: WIDTH * 0.62 };
const FOOT_HEIGHT = 104;
const QR_SIZE = 84;
const COLUMNS = 4;
const FACT_SIZES = [10.5, 10, 9.5] as const;
const SMALLEST_FACT = 9;
const STORY_SIZE = 9;
/** The law: text sizes, the width of its labels, and the spaces between its lines and around it. */
const LAW = { size: 8, noteSize: 7.5, label: 112, heading: 15, gap: 2, below: 10 };

export interface SheetPage {
  sheet: Sheet;
  /** null if missing or it could not be fetched. */
  photo: EmbeddedPicture | null;
}

interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: string;
  width: number;
  /** Maximum lines; cut text ends with an ellipsis. */
  lines?: number;
  align?: 'left' | 'right';
}

/** Draws one page from top to bottom; content that does not fit above the footer is left out. */
export class SheetPainter {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly look: SheetLook;

  constructor(pdf: PDFKit.PDFDocument, look: SheetLook) {
    this.pdf = pdf;
    this.look = look;
  }

  paint({ sheet, photo }: SheetPage, logo: EmbeddedPicture | null): void {
    const footTop = PAGE.height - PAGE.margin - FOOT_HEIGHT;
    let y = this.head(logo, `Stock number ${sheet.stockNumber}`);
    y = this.photograph({ sheet, photo }, y);
    y = this.title(sheet, y + 18);
    y = this.facts(sheet.facts, y + 14);
    const lawTop = footTop - this.lawHeight(sheet.law);
    this.words(sheet, y + 16, lawTop - 12);
    this.law(sheet.law, lawTop);
    this.foot(sheet, footTop);
  }

  /** Writes text and returns the y position below it. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const { size, bold, colour, width, lines, align = 'left' } = style;
    const { pdf, look } = this;
    pdf.font(bold ? 'bold' : 'regular').fontSize(size);
    const lineHeight = pdf.currentLineHeight(true) + 1;
    const words = printable(text);
    const full = pdf.heightOfString(words, { width, lineGap: 1 });
    const height = lines ? Math.min(full, lineHeight * lines) : full;
    pdf.fillColor(colour ?? look.colours.ink);
    pdf.text(words, x, y, { width, height: height + 0.5, lineGap: 1, ellipsis: true, align });
    return y + height;
  }

  /** Draws the header with logo and text; returns the y position below it. */
  head(logo: EmbeddedPicture | null, words: string): number {
    const { pdf, look } = this;
    const top = PAGE.margin;
    if (logo) pdf.image(logo.data, PAGE.margin, top, { fit: [170, 34], valign: 'center' });
    else
      this.write(look.siteName, PAGE.margin, top + 6, { size: 18, bold: true, width: WIDTH / 2, lines: 1 });
    this.write(words, PAGE.width / 2, top + 12, {
      size: 9,
      colour: look.colours.muted,
      width: WIDTH / 2,
      lines: 1,
      align: 'right',
    });
    return top + 34 + 12;
  }

  private isLong(title: string): boolean {
    return this.pdf.font('bold').fontSize(TITLE.size).widthOfString(printable(title)) > TITLE.width;
  }

  private photograph({ sheet, photo }: SheetPage, y: number): number {
    const { pdf, look } = this;
    const height = sheet.law || this.isLong(sheet.title) ? LOW_PHOTO_HEIGHT : PHOTO_HEIGHT;
    const left = PAGE.margin;
    if (photo) {
      pdf.save().roundedRect(left, y, WIDTH, height, 6).clip();
      pdf.rect(left, y, WIDTH, height).fill(look.colours.ground);
      const box: [number, number] = [WIDTH, height];
      pdf.image(photo.data, left, y, {
        ...(sheet.isWhole ? { fit: box } : { cover: box }),
        align: 'center',
        valign: 'center',
      });
      pdf.restore();
      return y + height;
    }
    // A placeholder makes no sense on paper, so use the space for text.
    pdf
      .moveTo(left, y)
      .lineTo(left + WIDTH, y)
      .lineWidth(0.75)
      .stroke(look.colours.line);
    return y;
  }

  private title({ title, subtitle, price, isReserved }: Sheet, y: number): number {
    const { look } = this;
    const left = { x: PAGE.margin, width: TITLE.width };
    const right = { x: PAGE.margin + WIDTH * 0.66, width: WIDTH * 0.34 };
    let below = this.write(title, left.x, y, { ...TITLE, bold: true, lines: 2 });
    if (subtitle)
      below = this.write(subtitle, left.x, below + 2, {
        size: 12,
        colour: look.colours.muted,
        width: left.width,
        lines: 2,
      });
    const words = /\d/.test(price.text) ? { size: 30, colour: look.colours.accent } : { size: 16 };
    let edge = this.write(price.text, right.x, y - 2, {
      ...words,
      bold: true,
      width: right.width,
      lines: 2,
      align: 'right',
    });
    const notes = [price.type, price.was && `Was ${price.was}`].filter(Boolean).join('  ·  ');
    if (notes)
      edge = this.write(notes, right.x, edge + 1, {
        size: 9.5,
        colour: look.colours.muted,
        width: right.width,
        // The terms of a subscription take four.
        lines: 4,
        align: 'right',
      });
    if (isReserved) edge = this.mark(RESERVED, right.x + right.width, edge + 6);
    return Math.max(below, edge);
  }

  /** Draws a framed word ending at x, visible in black and white too; returns the y position below it. */
  private mark(word: string, x: number, y: number): number {
    const { pdf, look } = this;
    const size = 11;
    const width = pdf.font('bold').fontSize(size).widthOfString(word);
    const height = pdf.currentLineHeight(true) + 7;
    pdf
      .roundedRect(x - width - 16, y, width + 16, height, 3)
      .lineWidth(1)
      .stroke(look.colours.ink);
    // Spare width, because rounding down would wrap the word.
    this.write(word, x - width - 8, y + 4, { size, bold: true, width: width + 4, lines: 1 });
    return y + height;
  }

  private facts(facts: Sheet['facts'], y: number): number {
    const { pdf, look } = this;
    if (facts.length === 0) return y - 14;
    pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .lineWidth(0.75)
      .stroke(look.colours.line);
    const column = WIDTH / COLUMNS;
    const width = column - 10;
    const fits = (value: string, size: number) =>
      pdf.font('bold').fontSize(size).widthOfString(printable(value)) <= width;
    // All in one size; a value too long for the smallest wraps to a second line.
    const size = FACT_SIZES.find((each) => facts.every(({ value }) => fits(value, each))) ?? SMALLEST_FACT;
    let top = y + 9;
    for (let at = 0; at < facts.length; at += COLUMNS) {
      const row = facts.slice(at, at + COLUMNS);
      for (const [place, { label, value }] of row.entries()) {
        const x = PAGE.margin + place * column;
        this.write(label, x, top, { width, lines: 1, size: 8, colour: look.colours.muted });
        this.write(value, x, top + 11, { width, lines: 2, size, bold: true });
      }
      top += row.every(({ value }) => fits(value, size)) ? 31 : 31 + size * 1.3;
    }
    pdf
      .moveTo(PAGE.margin, top)
      .lineTo(PAGE.margin + WIDTH, top)
      .stroke(look.colours.line);
    return top;
  }

  private words({ features, comments }: Sheet, y: number, bottom: number): void {
    const width = (WIDTH - 20) / 2;
    const second = PAGE.margin + width + 20;
    const lines = this.storyLines(y, bottom);
    const { pdf } = this;
    const linesOf = (entry: string) =>
      Math.round(
        pdf.font('regular').fontSize(STORY_SIZE).heightOfString(entry, { width, lineGap: 1 }) /
          this.storyLine(),
      );
    const listOn = (most: number) =>
      fitEntries(
        features.map((feature) => printable(`• ${feature}`)),
        most,
        linesOf,
      );
    if (!comments) {
      // Without comments, the features use both columns.
      const list = listOn(2 * lines);
      const half = Math.ceil(list.length / 2);
      if (half > 0) this.section('Features', list.slice(0, half).join('\n'), PAGE.margin, y, width, bottom);
      if (list.length > half) this.section('', list.slice(half).join('\n'), second, y, width, bottom);
    } else if (features.length === 0) {
      this.section('Dealer comments', comments, PAGE.margin, y, WIDTH, bottom);
    } else {
      this.section('Features', listOn(lines).join('\n'), PAGE.margin, y, width, bottom);
      this.section('Dealer comments', comments, second, y, width, bottom);
    }
  }

  private section(heading: string, text: string, x: number, y: number, width: number, bottom: number): void {
    const lines = this.storyLines(y, bottom);
    if (lines === 0) return;
    // A continued second column has no heading.
    if (heading) this.write(heading, x, y, { size: 12, bold: true, width, lines: 1 });
    this.write(text, x, this.belowHeading(y), { size: STORY_SIZE, width, lines });
  }

  private belowHeading(y: number): number {
    return y + this.pdf.font('bold').fontSize(12).currentLineHeight(true) + 5;
  }

  private storyLine(): number {
    return this.pdf.font('regular').fontSize(STORY_SIZE).currentLineHeight(true) + 1;
  }

  private storyLines(y: number, bottom: number): number {
    return Math.max(0, Math.floor((bottom - this.belowHeading(y)) / this.storyLine()));
  }

  /** Height of the law above the footer, with the space below it. */
  private lawHeight(law: Sheet['law']): number {
    if (!law) return 0;
    const rows = law.rows.map(({ value }) => this.heightOf(value, LAW.size, WIDTH - LAW.label) + LAW.gap);
    const note = law.note ? this.heightOf(law.note, LAW.noteSize, WIDTH) + LAW.gap : 0;
    return LAW.heading + rows.reduce((sum, height) => sum + height, 0) + note + LAW.below;
  }

  private heightOf(text: string, size: number, width: number): number {
    return this.pdf.font('regular').fontSize(size).heightOfString(printable(text), { width, lineGap: 1 });
  }

  private law(law: Sheet['law'], top: number): void {
    if (!law) return;
    const left = PAGE.margin;
    this.write(RIGHTS, left, top, { size: 10, bold: true, width: WIDTH, lines: 1 });
    let y = top + LAW.heading;
    for (const { label, value } of law.rows) {
      this.write(label, left, y, { size: LAW.size, bold: true, width: LAW.label - 8, lines: 1 });
      y = this.write(value, left + LAW.label, y, { size: LAW.size, width: WIDTH - LAW.label }) + LAW.gap;
    }
    if (law.note)
      this.write(law.note, left, y, { size: LAW.noteSize, colour: this.look.colours.muted, width: WIDTH });
  }

  private foot({ dealer, url, disclaimer }: Sheet, y: number): void {
    const { pdf, look } = this;
    pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .stroke(look.colours.line);
    const { size, path } = qrPath(url);
    pdf
      .save()
      .translate(PAGE.width - PAGE.margin - QR_SIZE, y + 12)
      .scale(QR_SIZE / size);
    pdf.path(path).fill('#000000');
    pdf.restore();
    const width = WIDTH - QR_SIZE - 24;
    let below = this.write(dealer.name, PAGE.margin, y + 12, { size: 12, bold: true, width, lines: 1 });
    const lines = [
      dealer.address,
      [dealer.phone, dealer.licence && `Dealer licence ${dealer.licence}`].filter(Boolean).join('  ·  '),
    ];
    for (const line of lines)
      if (line) below = this.write(line, PAGE.margin, below + 2, { size: 10, width, lines: 1 });
    this.write(disclaimer, PAGE.margin, Math.max(below + 6, y + 70), {
      size: 7.5,
      colour: look.colours.muted,
      width,
      lines: 3,
    });
  }
}
