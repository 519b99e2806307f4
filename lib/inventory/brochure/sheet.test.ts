import { describe, expect, test } from 'vitest';
import { CONSUMER_LAW_NOTE, type LawStatement } from '../../vehicle/law/law-statement.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { sheetsPdf } from './pdf.server.ts';
import { qrPath } from './qr.ts';
import { wordsOfPdf } from './read-pdf.ts';
import { printable, sheetOf } from './sheet.ts';

const rules = {
  timeZone: 'Australia/Brisbane',
  regoExpiredText: '',
  subscription: null,
  noPriceText: 'Enquire for price.',
  formerPriceDays: null,
};
const page = {
  url: 'https://site.example/cars/one',
  dealer: { name: 'Sample Motors', address: null, phone: null, licence: null },
  law: null,
  now: new Date('2026-03-04T20:00:00Z'),
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
const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const pdfOf = (...vehicles: Parameters<typeof sheetOf>[0][]) =>
  sheetsPdf(
    vehicles.map((vehicle) => ({ sheet: sheetOf(vehicle, rules, page), photo: null })),
    look,
    null,
    fonts,
  );
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('PDF brochure', () => {
  test('shows the price with its type and the print date in the dealer’s time zone (OPEN-022)', () => {
    const sheet = sheetOf(sampleVehicle({ before_price: 57_990 }), rules, page);
    expect(sheet.price).toEqual({ text: '$54,990', was: '$57,990', type: 'Excl. Govt. Charges' });
    expect(sheet.disclaimer).toContain('Printed on 5 Mar 2026.');
  });
  test('shows no amount and no type without a price', () =>
    expect(sheetOf(sampleVehicle({ price: 1 }), rules, page).price).toEqual({
      text: 'Enquire for price.',
      was: null,
      type: null,
    }));
  test('does not crop the photo of a caravan or truck', () => {
    const isWhole = (facts: Parameters<typeof sampleVehicle>[0]) =>
      sheetOf(sampleVehicle(facts), rules, page).isWhole;
    expect([isWhole({}), isWhole({ item_type: 'caravan' }), isWhole({ simple_body: 'lightTruck' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('lists each feature once and no empty comments', () => {
    const sheet = sheetOf(
      sampleVehicle({ standardEquipment: ['Tow bar', 'Tow bar'], dealercomments: ' \n ' }),
      rules,
      page,
    );
    expect(sheet.features).toEqual(['Tow bar']);
    expect(sheet.comments).toBeNull();
  });
});

describe('characters missing from the fonts', () => {
  test('lose their accents or are left out', () => {
    expect(printable('Škoda 😀 Ōtahuhu 日本')).toBe('Skoda Otahuhu');
    expect(printable('Citroën – “as new”\n$5 • 5 m²')).toBe('Citroën – “as new”\n$5 • 5 m²');
    expect(printable('\u0000\uD800x\u200B')).toBe('x');
  });
});

describe('PDF file', () => {
  test('has one A4 page per vehicle, however much text there is (OPEN-023)', async () => {
    const wordy = sampleVehicle({
      make: 'Mercedes-Benz '.repeat(12),
      dealercomments: 'One owner. '.repeat(2_000),
      standardEquipment: Array.from({ length: 300 }, (_, at) => `Feature ${at}`),
    });
    const pdf = await pdfOf(sampleVehicle(), wordy);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(2);
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  test('marks only reserved vehicles, once each (OPEN-023 OPEN-051)', async () => {
    const linesOf = async (facts: Parameters<typeof sampleVehicle>[0]) =>
      wordsOfPdf(await pdfOf(sampleVehicle(facts))).split('\n');
    expect((await linesOf({ reserved: true })).filter((line) => line === 'Reserved')).toHaveLength(1);
    const free = await linesOf({ reserved: false });
    expect(free).toContain('$54,990');
    expect(free).not.toContain('Reserved');
  });
});

describe('state law', () => {
  const source = { title: 'Act', address: 'https://act.example', readOn: '2026-11-01' };
  const law: LawStatement = {
    state: 'NSW',
    lines: [
      {
        label: 'Statutory warranty',
        value: '3 months or 5,000 km, whichever comes first',
        note: '',
        source,
      },
      { label: 'Cooling-off period', value: '1 business day', note: 'Only with dealer finance.', source },
    ],
    details: [
      { detail: 'licenceNumber', label: 'Dealer licence number', value: 'MD1' },
      { detail: 'licenceName', label: 'Licensed dealer', value: 'Sample Pty Ltd' },
      { detail: 'registration', label: 'Registration', value: null },
      { detail: 'stockNumber', label: 'Stock number', value: 'A1' },
    ],
  };
  const dealer = { ...page.dealer, licence: 'MD1' };

  test('is on the brochure as on the page, each detail once', () => {
    expect(sheetOf(sampleVehicle(), rules, { ...page, dealer, law }).law).toEqual({
      rows: [
        { label: 'Statutory warranty', value: '3 months or 5,000 km, whichever comes first' },
        { label: 'Cooling-off period', value: '1 business day. Only with dealer finance.' },
        { label: 'Licensed dealer', value: 'Sample Pty Ltd' },
      ],
      note: CONSUMER_LAW_NOTE,
    });
    expect(sheetOf(sampleVehicle(), rules, page).law).toBeNull();
    expect(
      sheetOf(sampleVehicle(), rules, { ...page, law: { ...law, lines: [], details: [] } }).law,
    ).toBeNull();
  });

  test('is on the one page of the PDF, however much text there is', async () => {
    const wordy = sampleVehicle({
      make: 'Mercedes-Benz '.repeat(12),
      dealercomments: 'One owner. '.repeat(2_000),
    });
    const sheet = sheetOf(wordy, rules, { ...page, dealer, law });
    const pdf = await sheetsPdf([{ sheet, photo: null }], look, null, fonts);
    expect(pagesOf(pdf)).toBe(1);
    const words = wordsOfPdf(pdf);
    for (const text of ['Your rights', 'Statutory warranty', '3 months or 5,000 km', 'Licensed dealer'])
      expect(words).toContain(text);
  });
});

describe('QR code', () => {
  test('has three finder squares and as many dark modules as its path draws', () => {
    const { size, path } = qrPath('https://site.example/cars/one');
    expect(size).toBeGreaterThanOrEqual(25);
    for (const corner of ['M0 0h7', `M${size - 7} 0h7`, `M0 ${size - 7}h7`]) expect(path).toContain(corner);
  });
});
