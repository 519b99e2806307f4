import { describe, expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const PAGE = `<!DOCTYPE html><html><head><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${script('a')}${script('turbopack-b')}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>Cars</h1><script>self.__next_f=[]</script>${script('main')}</body></html>`;

describe('late scripts', () => {
  const page = withLateScripts(PAGE);

  test('asks for no script of the framework while the page is read, and for each once later', () => {
    expect(page).not.toMatch(/<script src="[^"]+" async/);
    expect(page).not.toContain('as="script"');
    for (const name of ['a', 'turbopack-b', 'main'])
      expect(page.split(`"/_next/static/chunks/${name}.js"`)).toHaveLength(2);
  });

  test('keeps everything else where it was', () => {
    expect(page).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
    expect(page).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(page).toContain('<h1>Cars</h1><script>self.__next_f=[]</script>');
    expect(page.endsWith('</script></body></html>')).toBe(true);
  });

  test('leaves alone what is no page of ours', () => {
    for (const html of ['', '<p>hi</p>', '<html><body>No scripts</body></html>', script('a')])
      expect(withLateScripts(html)).toBe(html);
  });
});
