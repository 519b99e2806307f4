import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { withLeanData } from './page-data.ts';

const CSS = `.card{color:red}.card::after{content:"'\\2014"}`.repeat(20);
const LD = JSON.stringify({ '@type': 'Car', name: "O'Brien's ute", description: 'x'.repeat(400) });
const DATA = [
  `1:"$Sreact.fragment"\n7:T${CSS.length.toString(16)},${CSS}`,
  `2:["$","h1",null,{"title":"it's \\"new\\" & <b>\\u2028</b> \\\\","children":"Wörter\u2028"}]\n9:T${LD.length.toString(16)},${LD}`,
];

/** As the framework escapes what it writes into a script. */
const piece = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&><\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const push = (value: unknown) => `<script>self.__next_f.push(${piece(value)})</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

const page = (...pieces: string[]) =>
  `<html><head><style data-href="a.css">${CSS}</style><style>.b{}</style></head><body><h1>Cars</h1><script type="application/ld+json">${LD}</script>${START}${pieces.join('<div hidden></div>')}<script>late()</script></body></html>`;

/** What the framework would read from a page: its scripts run as a browser does, on the page's own elements. */
function read(html: string): string {
  const self: { __next_f: [number, string?][] } = { __next_f: [] };
  const document = {
    querySelector: (selector: string) => ({
      textContent: new RegExp(`${selector.slice(1, -1)}[^>]*>([^<]*)<`).exec(html)?.[1],
    }),
  };
  for (const [, code = ''] of html.matchAll(/<script>([^<]*__next_f[^<]*)<\/script>/g))
    runInNewContext(code, { self, document });
  expect(self.__next_f[0]?.[0]).toBe(0);
  return self.__next_f.map(([, text]) => text ?? '').join('');
}

describe('the data of a page', () => {
  const whole = page(...DATA.map((text) => push([1, text])));
  const lean = withLeanData(whole);

  test('reads the same to the letter', () => {
    expect(read(whole)).toBe(DATA.join(''));
    expect(read(lean)).toBe(DATA.join(''));
  });

  test('repeats neither styles nor structured data', () => {
    expect(lean.split('.card::after')).toHaveLength(whole.split('.card::after').length / 2 + 0.5);
    expect(lean.split('x'.repeat(400))).toHaveLength(2);
    expect(lean.length).toBeLessThan(whole.length - CSS.length - LD.length);
  });

  test('keeps everything else where it was', () => {
    expect(lean).toContain('<style>.b{}</style>');
    expect(lean).toContain('<div hidden></div><script>late()</script><script>');
    expect(lean.endsWith('</script></body></html>')).toBe(true);
  });

  test('leaves alone what it does not know', () => {
    const pages = [
      '',
      '<p>hi</p>',
      page(push([3, 'AAAA'])),
      page(push([2, null])),
      page(push([1, 'a']).replace('"a"', 'a')),
    ];
    for (const html of pages.filter((html) => !html.includes('__next_f')))
      expect(withLeanData(html)).toBe(html);
    for (const html of pages.filter((html) => html.includes('__next_f')))
      expect(withLeanData(html)).toBe(html);
  });
});
