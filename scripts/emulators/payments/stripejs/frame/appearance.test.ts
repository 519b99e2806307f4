import { expect, test } from 'vitest';
import { fontSources, stylesheet } from './appearance.ts';

test('applies a page’s variables and rules', () => {
  const css = stylesheet({
    variables: { colorPrimary: '#123456', borderRadius: '12px' },
    rules: { '.Input:focus, .Input--invalid': { borderColor: 'var(--colorPrimary)', 'box-shadow': 'none' } },
    labels: 'floating',
  });
  expect(css).toContain('--colorPrimary: #123456;');
  expect(css).toContain('--borderRadius: 12px;');
  expect(css).toContain(
    '.Input:focus, .Input--invalid { border-color: var(--colorPrimary); box-shadow: none; }',
  );
  expect(css).toContain('.Field .Label { position: absolute');
});

test('accepts only styles of known parts', () => {
  const css = stylesheet({
    variables: { colorText: 'red; } body { display: none', fontFamily: 'url(http://elsewhere/x)' },
    rules: {
      body: { display: 'none' },
      '.Input[value^="4"]': { background: 'url(http://elsewhere/4)' },
      '.Label': { background: 'url(http://elsewhere/x)', color: 'red' },
    },
  });
  expect(css).not.toMatch(/display|elsewhere|\[value/);
  expect(css).toContain('.Label { color: red; }');
});

test('loads fonts only from the page’s sources', () => {
  const { links, faces } = fontSources([
    { cssSrc: 'https://fonts.example/inter.css' },
    { cssSrc: 'javascript:alert(1)' },
    { family: "In'ter", src: 'url(https://fonts.example/inter.woff2) format("woff2")', weight: '400' },
    { family: 'Bad', src: 'url(https://x.example/a) } * { display: none' },
  ]);
  expect(links).toEqual(['https://fonts.example/inter.css']);
  expect(faces).toContain("font-family: 'Inter'");
  expect(faces).not.toContain('Bad');
});
