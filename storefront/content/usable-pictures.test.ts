import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutExpired } from './usable-pictures.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const picture = (usableUntil: string | null) => ({ url: 'https://cdn/a.jpg', alt: 'A car', usableUntil });
const PAST = '2026-11-30T23:59:59Z';
const FUTURE = '2026-12-31T13:00:00Z';

test('leaves out the URL of a picture whose rights have ended', () => {
  const { content } = withoutExpired({ title: 'Sale', image: picture(PAST) }, NOW);
  expect(content).toEqual({ title: 'Sale', image: { url: null, alt: 'A car', usableUntil: PAST } });
});

test('a picture is usable until its date, which is excluded', () => {
  const { content } = withoutExpired([picture(NOW.toISOString()), picture(FUTURE), picture(null)], NOW);
  expect(content.map(({ url }) => url)).toEqual([null, 'https://cdn/a.jpg', 'https://cdn/a.jpg']);
});

test('finds pictures in blocks, and returns when the next ones end', () => {
  const page = { blocks: [{ slides: [{ image: picture(FUTURE) }] }, { image: picture(PAST) }] };
  const { content, coming } = withoutExpired(page, NOW);
  expect(coming).toEqual([FUTURE]);
  expect(content.blocks[0]).toBe(page.blocks[0]);
  expect(content.blocks[1]).toMatchObject({ image: { url: null } });
});

test('ignores a date that cannot be read', () => {
  expect(withoutExpired(picture('soon'), NOW).content.url).toBe('https://cdn/a.jpg');
});

test('returns content without expired pictures as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (content) => {
      expect(withoutExpired(content, NOW).content).toBe(content);
    }),
  );
});

test('every module that loads pictures leaves out those whose rights have ended', async () => {
  const forgetful: string[] = [];
  for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.server.ts'))) {
    const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
    const imports = [...source.matchAll(/import \{([^}]+)\} from '(@forecourt\/schemas\/queries\/\w+)'/g)];
    for (const [, names = '', module = ''] of imports) {
      const queries = (await import(module)) as Record<string, unknown>;
      const loadsPictures = names
        .split(',')
        .some((each) => String(queries[each.trim()]).includes('usableUntil'));
      if (loadsPictures && !/usablePictures\(|withoutExpired\(/.test(source)) forgetful.push(name);
    }
  }
  // Logos have no end of rights.
  expect(forgetful).toEqual(['site.server.ts']);
});
