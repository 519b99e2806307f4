import { sheetsPdf } from '@forecourt/lib/inventory/brochure/pdf.server';
import { wordsOfPdf } from '@forecourt/lib/inventory/brochure/read-pdf';
import { sheetOf } from '@forecourt/lib/inventory/brochure/sheet';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { expect, test } from 'vitest';
import { sheetFonts } from './fonts.server.ts';

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
const colours = {
  paper: '#ffffff',
  ink: '#111111',
  muted: '#555555',
  line: '#cccccc',
  ground: '#eeeeee',
  accent: '#0b5cad',
};

test.each(['instrument', 'archivo', 'figtree', 'nunito'] as const)(
  'the text of a PDF in the fonts of %s can be read',
  async (typePair) => {
    const sheet = sheetOf(sampleVehicle({ before_price: 57_990 }), rules, page);
    const look = { siteName: 'Sample', template: 'group', logo: null, colours } as const;
    const words = wordsOfPdf(await sheetsPdf([{ sheet, photo: null }], look, null, sheetFonts(typePair)));
    for (const part of ['$54,990', '$57,990', 'Excl. Govt. Charges', 'Printed on 5 Mar 2026'])
      expect(words).toContain(part);
  },
);
