import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { htmlOfText, readHtml, wordsOf } from './html.ts';
import { sectionsOf } from './sections.ts';

const { DOMParser } = new JSDOM().window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
function read(html: string) {
  let number = 0;
  return readHtml(html, parse, () => `k${++number}`);
}
const lines = (html: string) =>
  read(html).blocks.map((block) => `${block.listItem ?? block.style}: ${wordsOf(block)}`);

/** HTML as Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><h1>Winter service<o:p></o:p></h1>
<p class=MsoNormal>We check <b>tyres</b> and <i>brakes</i>.<o:p></o:p></p>
<h2>What it costs</h2><ul><li>Small cars</li><li>Large cars</li></ul>
<p class=MsoNormal><a href="https://www.example.com.au/book">Book now</a></p><!--EndFragment--></body></html>`;

test('keeps headings, lists, bold text and links of a word processor', () => {
  expect(lines(WORD)).toEqual([
    'h1: Winter service',
    'normal: We check tyres and brakes.',
    'h2: What it costs',
    'bullet: Small cars',
    'bullet: Large cars',
    'normal: Book now',
  ]);
  const { blocks } = read(WORD);
  expect(
    blocks[1]?.children.filter(({ marks }) => marks.length).map(({ text, marks }) => [text, marks]),
  ).toEqual([
    ['tyres', ['strong']],
    ['brakes', ['em']],
  ]);
  expect(blocks.at(-1)?.markDefs).toMatchObject([
    { _type: 'link', kind: 'url', url: 'https://www.example.com.au/book' },
  ]);
});

test('reads bold text from Google Docs styles', () => {
  const { blocks } = read(
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Bold</span><span style="font-weight:400;white-space:pre-wrap;"> and not</span></p></b>',
  );
  expect(blocks[0]?.children.map(({ text, marks }) => [text, marks])).toEqual([
    ['Bold', ['strong']],
    [' and not', []],
  ]);
});

test('removes scripts and media, and lists what could not be pasted', () => {
  const { blocks, leftOut } =
    read(`<p onclick="alert(1)">Hello<script>alert(2)</script> <a href="javascript:alert(3)">there</a></p>
    <img src=x onerror="alert(4)"><iframe src="https://evil.example"></iframe><table><tr><td>A price</td></tr></table>`);
  expect(JSON.stringify(blocks)).not.toMatch(/alert|javascript|evil|onclick/);
  expect(blocks.map(wordsOf)).toEqual(expect.arrayContaining(['Hello there', 'A price']));
  expect(leftOut).toEqual([
    '1 picture: add them from the media library.',
    'Layout of 1 table: the content is now plain text.',
    '2 embedded elements: pages can’t contain scripts, forms or embeds.',
    'A link to ‘javascript:alert(3)’: the address is not allowed.',
  ]);
});

test('turns questions into a FAQ and a heading with links only into a banner', () => {
  const { title, parts } = sectionsOf(
    read(`<h1>Trade-in</h1><p>Bring your car.</p>
      <h2>What people ask</h2><p><b>How long does it take?</b></p><p>An hour.</p><ol><li>Look</li></ol>
      <h3>Do I need papers?</h3><p>Yes.</p>
      <h2>Come and see us</h2><p>Any day.</p><p><a href="/contact-us">Contact us</a></p><p><a href="tel:0770100110">Call</a></p>
      <p>Thank you.</p>`).blocks,
  );
  expect(title).toBe('Trade-in');
  expect(parts.map(({ _type }) => _type)).toEqual(['richText', 'faq', 'callToAction', 'richText']);
  expect(parts[1]).toMatchObject({
    heading: 'What people ask',
    items: [
      { question: 'How long does it take?', answer: [{ style: 'normal' }, { listItem: 'bullet' }] },
      { question: 'Do I need papers?' },
    ],
  });
  expect(parts[2]).toMatchObject({
    heading: 'Come and see us',
    text: 'Any day.',
    tone: 'brand',
    actions: [
      { label: 'Contact us', link: { kind: 'path', path: '/contact-us' } },
      { label: 'Call', link: { kind: 'phone', phone: '0770100110' } },
    ],
  });
});

test('turns plain text into a title, paragraphs and lists', () => {
  expect(
    lines(htmlOfText('Open day\n\nCome & see us\non Saturday.\n- Coffee\n- Cars\n1. First\n\nBye <b>')),
  ).toEqual([
    'h1: Open day',
    'normal: Come & see us on Saturday.',
    'bullet: Coffee',
    'bullet: Cars',
    'number: First',
    'normal: Bye <b>',
  ]);
});

const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,4}\??$/);
const element = fc.oneof(
  fc
    .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h5', 'p', 'blockquote'), words)
    .map(([tag, sentence]) => `<${tag}>${sentence}</${tag}>`),
  words.map((sentence) => `<ul><li>${sentence}</li></ul>`),
  words.map((sentence) => `<p><a href="/x">${sentence}</a></p>`),
  words.map((sentence) => `<p><b>${sentence}</b></p>`),
);

test('loses and repeats no word of any pasted text', () => {
  fc.assert(
    fc.property(fc.array(element, { minLength: 1, maxLength: 12 }), (elements) => {
      const { blocks } = read(elements.join(''));
      const { title, parts } = sectionsOf(blocks);
      const isTitle = /^h\d$/.test(blocks[0]?.style ?? '') && wordsOf(blocks[0] as never) === title;
      const wordsOfParts = parts.flatMap((part) => textsIn(part)).join(' ');
      const expected = (isTitle ? blocks.slice(1) : blocks).map(wordsOf).join(' ');
      expect(wordsOfParts.split(/\s+/).filter(Boolean)).toEqual(expected.split(/\s+/).filter(Boolean));
    }),
  );
});

function textsIn(part: Record<string, unknown>): string[] {
  const { heading, text, items, content, actions, question, answer, label, children } = part;
  const texts = (list: unknown) => ((list ?? []) as Record<string, unknown>[]).flatMap(textsIn);
  return [
    ...[heading, question, text, label].filter((value): value is string => typeof value === 'string'),
    ...texts(items),
    ...texts(answer),
    ...texts(content),
    ...texts(children),
    ...texts(actions),
  ];
}
