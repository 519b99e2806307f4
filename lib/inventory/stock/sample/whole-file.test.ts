import { describe, expect, test } from 'vitest';
import { MOST_LOCATIONS } from '../mapping/recognise.ts';
import { readWholeFile } from './whole-file.ts';

const CSV = { format: 'csv', separator: 'semicolon', encoding: 'windows-1252', records: null } as const;
const COLUMNS = { Nr: 'stocknum', Yard: 'location', Photos: 'images', Text: 'ignore' } as const;
const bytes = (text: string, encoding: 'latin1' | 'utf8' = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));
const codesOf = async (...of: Parameters<typeof readWholeFile>) => (await readWholeFile(...of)).codes;

describe('location codes of a whole file', () => {
  test('are counted in a CSV, ignoring empty cells and text in quotes', async () => {
    const rows = [
      'Nr;Yard ;Text',
      'A1; ALB ;"one;two"',
      'A2;BUD;"a line\r\nand another"',
      'A3;ALB;"He said ""no"""',
      'A4;-;',
      'A5;;',
      'A6;C\u00e9zanne  Street;',
    ].join('\r\n');
    expect(await codesOf(bytes(rows, 'latin1'), CSV, COLUMNS)).toEqual([
      { value: 'ALB', count: 2 },
      { value: 'BUD', count: 1 },
      { value: 'Cézanne Street', count: 1 },
    ]);
  });

  test('are found far beyond the sample', async () => {
    const rows = Array.from(
      { length: 12_000 },
      (_, index) => `S${index};${index < 11_990 ? 'ALB' : 'ZZZ'};-----------`,
    );
    expect(await codesOf(bytes(`Nr;Yard;Text\n${rows.join('\n')}\n`), CSV, COLUMNS)).toEqual([
      { value: 'ALB', count: 11_990 },
      { value: 'ZZZ', count: 10 },
    ]);
  });

  test('are read in JSON by their path, numbers as text', async () => {
    const vehicles = [7, 7, 'West', null].map((code, index) => ({ id: index, yard: { code } }));
    const sample = { format: 'json', separator: null, encoding: 'utf-8', records: '$.stock.*' } as const;
    const text = JSON.stringify({ stock: vehicles });
    expect(await codesOf(bytes(text), sample, { id: 'stocknum', 'yard.code': 'location' })).toEqual([
      { value: '7', count: 2 },
      { value: 'West', count: 1 },
    ]);
  });

  test('are read in XML in its declared encoding', async () => {
    const text = `<?xml version="1.0" encoding="iso-8859-1"?><stock><car yard="S\u00fcd"/><car yard="S\u00fcd"/></stock>`;
    const sample = { format: 'xml', separator: null, encoding: null, records: '$.car' } as const;
    expect(await codesOf(bytes(text, 'latin1'), sample, { '@yard': 'location' })).toEqual([
      { value: 'Süd', count: 2 },
    ]);
  });

  test('are rejected if a column holds something else or the file is truncated', async () => {
    const many = Array.from({ length: MOST_LOCATIONS + 1 }, (_, index) => `S${index};title ${index}`).join(
      '\n',
    );
    await expect(codesOf(bytes(`Nr;Yard\n${many}`), CSV, COLUMNS)).rejects.toThrow(/probably not a location/);
    await expect(codesOf(bytes('Nr;Yard\nA1;"ALB'), CSV, COLUMNS)).rejects.toThrow(/not valid CSV/);
  });
});

test('lists photo hosts that an import would use, once per vehicle', async () => {
  const rows = [
    'Nr;Photos',
    'A1;https://photos.example/1.jpg|https://photos.example/2.jpg|http://cdn.example:8080/3.jpg',
    'A2;https://PHOTOS.example/4.jpg',
    'A3;http://localhost/5.jpg|http://10.0.0.1/6.jpg|nothing',
    'A4;',
  ].join('\n');
  expect((await readWholeFile(bytes(rows), CSV, COLUMNS)).photoHosts).toEqual([
    { value: 'https://photos.example/', count: 2 },
    { value: 'http://cdn.example:8080/', count: 1 },
  ]);
});

test('includes hosts of spins, videos and reports, but not of video pages', async () => {
  const rows = [
    'Photos;Spin;Film;Video;Report',
    'https://photos.example/1.jpg;https://photos.example/s.jpg;https://films.example/1.mp4;;https://reports.example/1.pdf',
    ';;;https://www.youtube.com/embed/M7lc1UVf-VE;https://reports.example/2.pdf',
  ].join('\n');
  const columns = {
    Photos: 'images',
    Spin: 'spin_images',
    Film: 'video_url',
    Video: 'external_video_url',
    Report: 'file',
  } as const;
  expect((await readWholeFile(bytes(rows), CSV, columns)).photoHosts).toEqual([
    { value: 'https://reports.example/', count: 2 },
    { value: 'https://photos.example/', count: 1 },
    { value: 'https://films.example/', count: 1 },
  ]);
});

test('VINs and plates of a whole file are read as an import reads them', async () => {
  const rows = [
    'Nr;Vin;Rego',
    'A1;mr0ha3cd100123451;ABC123',
    'A2;MR0HA3CD100123451;',
    'A3;00000000000000000;XYZ987',
    'A4;unknown;-',
  ].join('\n');
  const columns = { Nr: 'stocknum', Vin: 'vin', Rego: 'regplate' } as const;
  expect(await readWholeFile(bytes(rows), { ...CSV, encoding: 'utf-8' }, columns)).toMatchObject({
    vins: ['MR0HA3CD100123451'],
    plates: ['XYZ987'],
  });
});
