import { describe, expect, test } from 'vitest';
import { readXml, xmlEntries } from './xml.ts';

const RSS = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Sample</title>
  <item><title>2020 Kia Rio</title><g:title>Rio</g:title><g:id>A1</g:id><g:option>Tow Bar</g:option><g:option>Camera</g:option></item></channel></rss>`;
const DEALERS = `<dealers version="2"><dealer id="K1"><name>Kew Sample</name><cars><car><nr>A1</nr></car></cars></dealer>
  <dealer id="S2"><cars><car><nr>A2</nr></car></cars><name>too late</name></dealer></dealers>`;

async function rowsOf(text: string, records: string, known: readonly string[]) {
  async function* pieces() {
    yield text;
  }
  const unexpected: string[] = [];
  const rows: Record<string, unknown>[] = [];
  const options = {
    records,
    known: new Set(known),
    required: new Set<string>(),
    onUnexpected: (names: string[]) => unexpected.push(...names),
  };
  for await (const { values } of readXml(pieces(), options)) rows.push({ ...values });
  return { rows, unexpected };
}

describe('prefixes of namespaces', () => {
  test('are removed, and two elements with one name are not a list', () => {
    expect(xmlEntries(RSS, '$.channel.item')).toEqual([
      { title: '2020 Kia Rio', id: 'A1', option: ['Tow Bar', 'Camera'], '$.channel.title': 'Sample' },
    ]);
  });

  test('are kept for a mapping that has them', async () => {
    const { rows } = await rowsOf(RSS, '$.channel.item', ['g:id', 'title']);
    expect(rows).toMatchObject([{ title: '2020 Kia Rio', 'g:title': 'Rio', 'g:id': 'A1' }]);
  });
});

describe('values of enclosing elements', () => {
  test('are columns of the entries they precede', () => {
    expect(xmlEntries(DEALERS, '$.dealer.cars.car')).toEqual([
      { nr: 'A1', '$.dealer@id': 'K1', '$.dealer.name': 'Kew Sample' },
      { nr: 'A2', '$.dealer@id': 'S2' },
    ]);
  });

  test('are added only if the mapping has the column', async () => {
    const { rows, unexpected } = await rowsOf(DEALERS, '$.dealer.cars.car', ['nr', '$.dealer@id']);
    expect(rows).toEqual([
      { nr: 'A1', '$.dealer@id': 'K1' },
      { nr: 'A2', '$.dealer@id': 'S2' },
    ]);
    expect(unexpected).toEqual([]);
  });
});

describe('repeated elements', () => {
  const car = (photos: string) => xmlEntries(`<cars><car>${photos}</car></cars>`, '$.car')[0];

  test('with positions are sorted by them', () => {
    expect(
      car('<photo order="10">c</photo><photo order="2">b</photo><photo order="1">a</photo>'),
    ).toMatchObject({
      photo: ['a', 'b', 'c'],
    });
    expect(
      car('<photo><url>b</url><sort>2</sort></photo><photo><url>a</url><sort>1</sort></photo>'),
    ).toMatchObject({ 'photo.url': ['a', 'b'] });
  });

  test('keep their order if positions are missing or repeated', () => {
    expect(car('<photo order="2">b</photo><photo>a</photo>')).toMatchObject({ photo: ['b', 'a'] });
    expect(car('<photo order="1">b</photo><photo order="1">a</photo>')).toMatchObject({ photo: ['b', 'a'] });
  });

  test('with names are a column each', () => {
    expect(car('<part name="city">Kew</part><part name="state">VIC</part>')).toMatchObject({
      'part.city': 'Kew',
      'part.state': 'VIC',
    });
    expect(car('<part name="city">Kew</part>')).toMatchObject({ 'part.city': 'Kew' });
  });
});
