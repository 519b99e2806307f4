import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function rowsOf(
  text: string,
  { size = 1_000, delimiter = ',', columns = ['Stock', 'Make'] } = {},
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const options = {
    known: new Set(columns),
    required: new Set(columns.slice(0, 2)),
    delimiter,
    finalNewline: 'required' as const,
    onUnexpected: () => {},
    onRagged: () => {},
  };
  for await (const { values } of readCsv(chunksOf(text, size), options)) rows.push({ ...values });
  return rows;
}

const ONE_ROW = [{ Stock: 'A1', Make: 'Kia' }];

describe('a CSV', () => {
  test.each([
    ['a report with a title', 'Smith Motors stock,\nPrinted 29/11/2026,\n,\nStock,Make\nA1,Kia\n'],
    ['a declared separator', 'sep=,\r\nStock,Make\r\nA1,Kia\r\n'],
  ])('is read below the header of %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual(ONE_ROW);
  });

  test('is refused if no record has the columns of the mapping', async () => {
    const text = `Stock,Brand\n${'A1,Kia\n'.repeat(40)}`;
    await expect(rowsOf(text)).rejects.toThrow('Missing: "Make". Unexpected: "Brand"');
    await expect(rowsOf('Stock,Brand\nA1,Kia\n')).rejects.toThrow('Missing: "Make"');
  });

  test('may have columns without a name', async () => {
    expect(await rowsOf('Stock,Make,,\nA1,Kia,,\n', { columns: ['Stock', 'Make', ''] })).toEqual([
      { ...ONE_ROW[0], '': '' },
    ]);
  });

  test('numbers a repeated column that the mapping uses', async () => {
    const text = 'Stock,Make,Photo,Photo\nA1,Kia,one,two\n';
    expect(await rowsOf(text, { columns: ['Stock', 'Make', 'Photo', 'Photo 2'] })).toEqual([
      { ...ONE_ROW[0], Photo: 'one', 'Photo 2': 'two' },
    ]);
    await expect(rowsOf(text, { columns: ['Stock', 'Make', 'Photo'] })).rejects.toThrow('more than once');
  });

  test.each([1, 2, 3, 5, 8, 1_000])('reads formulas as text in pieces of %i', async (size) => {
    const text = 'Stock,Make\r\n="001",Kia\r\n002,="Kia, new"\r\n"<a href=""x"">",="Kia"\r\n';
    expect(await rowsOf(text, { size })).toEqual([
      { Stock: '001', Make: 'Kia' },
      { Stock: '002', Make: 'Kia, new' },
      { Stock: '<a href="x">', Make: 'Kia' },
    ]);
  });
});
