import { partsOf } from '@forecourt/lib/sites/nested-objects';
import { evaluateSync, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { partsProjection } from './projection.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const picture = (id: string, alt?: string) => ({
  _type: 'picture',
  asset: reference(id),
  ...(alt && { alt }),
});
const link = (path: string) => ({ _type: 'link', kind: 'path', path });
const words = (text: string, href: string) => ({
  _type: 'block',
  children: [{ _type: 'span', text, marks: ['a'] }],
  markDefs: [{ _key: 'a', ...link(href) }],
});

const page = {
  _id: 'page',
  _type: 'page',
  title: 'Words that stay in the content lake',
  blocks: [
    { _type: 'heroCarousel', slides: [reference('slide-1')] },
    {
      _type: 'callToAction',
      heading: 'Call',
      actions: [{ label: 'Go', link: link('/a') }],
      image: picture('i1'),
    },
    { _type: 'richText', content: [words('Read this', '/b'), picture('i2', 'A ute')] },
    {
      _type: 'columns',
      columns: [{ _type: 'column', heading: 'One', image: picture('i3'), text: [words('More', '/c')] }],
    },
  ],
};
/** The parts of a document that the home page reads. */
const lookedAt = (document: unknown) =>
  [...partsOf(document)]
    .map(({ _type, _ref, kind, path, alt }) =>
      _type === 'picture'
        ? `picture ${alt ? 'described' : 'undescribed'}`
        : (_ref ?? (kind === 'path' ? path : null)),
    )
    .filter((part) => part !== null && part !== undefined)
    .map(String)
    .toSorted((a, b) => a.localeCompare(b));

test('the home page queries links and structure, but not the text of documents', () => {
  const query = `*[]{ _id, _type, ${partsProjection(['page', 'slide'])} }`;
  const [answer] = evaluateSync(parse(query), { dataset: [page] }).data as unknown[];
  expect(lookedAt(answer)).toEqual(lookedAt(page));
  expect(lookedAt(page)).toContain('slide-1');
  expect(JSON.stringify(answer)).not.toMatch(/Call|Read this|stay in the content lake|A ute/);
});
