import { expect, test } from 'vitest';
import type { ListedAdvert } from './answers.ts';
import { refusedCsv } from './refused-csv.ts';

const VEHICLE: ListedAdvert = {
  id: 'harbour-h1',
  title: '2021 Toyota HiLux, SR5',
  stocknum: 'H1',
  url: 'https://harbour.example/cars/2021-toyota-hilux-sr5-h1',
  group: 'refused',
  views: 40,
  sentAt: null,
  changedAt: '2026-03-05T00:00:00Z',
  reasons: [
    {
      reason: 'The vehicle has no VIN.',
      field: 'vin',
      mend: { kind: 'column', feed: 'harbour', document: 'feed-harbour', column: 'Chassis' },
    },
    { reason: 'Item is not approved.', field: '', mend: null },
  ],
};

test('writes a line for each reason, with the column that it comes from', () => {
  expect(refusedCsv([VEHICLE]).split('\r\n')).toEqual([
    '\uFEFFStock number,Vehicle,Page,Views in 30 days,Reason,Field,Feed,Column',
    'H1,"2021 Toyota HiLux, SR5",https://harbour.example/cars/2021-toyota-hilux-sr5-h1,40,The vehicle has no VIN.,VIN,harbour,Chassis',
    'H1,"2021 Toyota HiLux, SR5",https://harbour.example/cars/2021-toyota-hilux-sr5-h1,40,Item is not approved.,,,',
    '',
  ]);
});
