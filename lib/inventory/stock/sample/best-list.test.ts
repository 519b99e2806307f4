import { expect, test } from 'vitest';
import { rankedLists } from './best-list.ts';
import { jsonLists } from './json-lists.ts';
import { xmlLists } from './xml-lists.ts';

const car = (nr: number) =>
  `<vehicle><stockno>A${nr}</stockno><type>Used</type><make>Kia</make><model>Rio</model><photos><photo>https://photos.dealer.example/${nr}.jpg</photo></photos></vehicle>`;
const recordsOf = (lists: ReturnType<typeof xmlLists>) => rankedLists(lists).map(({ records }) => records);

test.each([
  ['the root', `<stock>${car(1)}${car(2)}</stock>`, '$.vehicle'],
  ['a list', `<stock><vehicles>${car(1)}${car(2)}</vehicles></stock>`, '$.vehicles.vehicle'],
  ['a list of one', `<stock><vehicles>${car(1)}</vehicles></stock>`, '$.vehicles.vehicle'],
  [
    'its dealers',
    `<x><dealer id="1"><cars>${car(1)}${car(2)}</cars></dealer><dealer id="2"><cars>${car(3)}</cars></dealer></x>`,
    '$.dealer.cars.vehicle',
  ],
  [
    'namespaces',
    `<a:x xmlns:a="urn:a"><a:list>${car(1).replaceAll(/<(\/?)/g, '<$1a:')}</a:list></a:x>`,
    '$.list.vehicle',
  ],
])('the vehicles are found in %s', (_, text, records) => {
  expect(recordsOf(xmlLists(text))[0]).toBe(records);
});

test('the vehicles are found in nested JSON', () => {
  const vehicle = {
    stockno: 'A1',
    condition: 'Used',
    make: 'Kia',
    model: 'Rio',
    photos: [{ id: 1, url: 'x' }],
  };
  const text = JSON.stringify({ dealers: [{ id: 1, name: 'Kew', data: { vehicles: [vehicle, vehicle] } }] });
  expect(recordsOf(jsonLists(text))).toEqual(['$.dealers.*.data.vehicles.*']);
});

test('a file without a list is refused', () => {
  expect(() => rankedLists(xmlLists('<stock><a>1</a></stock>'))).toThrow(/no list of vehicles/);
});
