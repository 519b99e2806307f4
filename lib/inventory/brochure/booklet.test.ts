import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { bookletPdf, contentsOf } from './booklet.server.ts';
import { wordsOfPdf } from './read-pdf.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const rules = {
  timeZone: 'Australia/Brisbane',
  regoExpiredText: '',
  subscription: null,
  noPriceText: 'Enquire for price.',
  formerPriceDays: null,
};
const look = {
  siteName: 'Sample',
  template: 'group',
  logo: null,
  colours: {
    paper: '#ffffff',
    ink: '#111111',
    muted: '#555555',
    line: '#cccccc',
    ground: '#eeeeee',
    accent: '#0b5cad',
  },
} as const;
const sheetAt = (at: number, facts: Parameters<typeof sampleVehicle>[0] = {}): Sheet =>
  sheetOf(sampleVehicle({ id: `${at}`, stocknum: `A${at}`, ...facts }), rules, {
    url: `https://site.example/cars/${at}`,
    dealer: { name: 'Sample Motors', address: null, phone: null, licence: null },
    law: null,
    now: new Date('2026-03-04T20:00:00Z'),
  });

const sheets = (count: number): Sheet[] => Array.from({ length: count }, (_, at) => sheetAt(at));

test('the contents list each vehicle once with its page number (OPEN-023)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const { pages, total } = contentsOf(sheets(count));
      const lines = pages.flat();
      expect(total).toBe(pages.length + count);
      expect(lines.map(({ page }) => page)).toEqual(
        Array.from({ length: count }, (_, at) => pages.length + at + 1),
      );
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

async function wholeOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test.each([1, 31])(
  'a booklet of %i vehicles has one page per vehicle after its contents (OPEN-023)',
  async (count) => {
    let heldCount = 0;
    let most = 0;
    const pdf = bookletPdf({
      title: 'Used cars',
      note: `${count} vehicles`,
      sheets: sheets(count),
      look,
      logo: null,
      fonts: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
      photoOf: async () => {
        heldCount += 1;
        most = Math.max(most, heldCount);
        await new Promise((resolve) => setImmediate(resolve));
        heldCount -= 1;
        return null;
      },
    });
    const pages = (await wholeOf(pdf)).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pages).toBe(contentsOf(sheets(count)).total);
    expect(most).toBeLessThanOrEqual(4);
  },
);

test('marks a reserved vehicle in the contents and on its page (OPEN-023 OPEN-051)', async () => {
  const pdf = bookletPdf({
    title: 'Used cars',
    note: '',
    sheets: [sheetAt(0), sheetAt(1, { reserved: true })],
    look,
    logo: null,
    fonts: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
    photoOf: async () => null,
  });
  const lines = wordsOfPdf(await wholeOf(pdf)).split('\n');
  const places = lines.flatMap((line, at) => (line === 'Reserved' ? [at] : []));
  expect(places).toHaveLength(2);
  // In the contents it comes between the title and the stock number.
  expect(lines[(places[0] ?? 0) + 1]).toBe('A1');
});

test('fails if one of its pages cannot be rendered (OPEN-023)', async () => {
  const pdf = bookletPdf({
    title: 'Used cars',
    note: '',
    sheets: sheets(2),
    look,
    logo: null,
    fonts: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
    photoOf: async () => ({ data: Buffer.from('no picture'), width: 1, height: 1 }),
  });
  await expect(
    (async () => {
      for await (const _ of pdf);
    })(),
  ).rejects.toThrow();
});
