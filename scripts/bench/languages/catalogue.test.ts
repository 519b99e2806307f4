import { expect, test } from 'vitest';
import { catalogueBytes } from './catalogue.ts';

const page = (...parts: string[]) =>
  `<main>Saved</main>${parts
    .map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`)
    .join('')}`;

test('adds up the texts of all providers, across parts of the data', () => {
  const [first, second] = ['{"ui":{"close":"Close \\"}\\""}}', '{"saving":{"saved":"Saved"}}'];
  const data = `1:["$","$L2",null,{"locale":"en-AU","messages":${first},"children":["$","$L2",null,{"messages":${second}}]}]`;
  const { raw, alone, inPage } = catalogueBytes(page(data.slice(0, 60), data.slice(60)));
  expect(raw).toBe(first.length + second.length);
  expect(alone).toBeGreaterThan(0);
  expect(inPage).toBeGreaterThan(0);
});

test('follows references to other rows of the data', () => {
  const [texts, row] = ['{"ui":"$1f","saving":{"saved":"Saved"}}', '{"close":"Close"}'];
  const data = `1f:${row}\n20:["$","$L2",null,{"messages":${texts}}]`;
  expect(catalogueBytes(page(data)).raw).toBe(texts.length + row.length);
});

test('finds nothing in a page without texts', () => {
  expect(catalogueBytes(page('1:["$","p",null,{}]'))).toMatchObject({ raw: 0, inPage: 0 });
});
