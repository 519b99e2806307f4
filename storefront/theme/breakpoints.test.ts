import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../app');
const { resolve } = createRequire(import.meta.url);

const compiler = await compile(readFileSync(path.join(FOLDER, 'globals.css'), 'utf8'), {
  base: FOLDER,
  loadStylesheet: async (id, base) => {
    const file = id === 'tailwindcss' ? resolve('tailwindcss/index.css') : path.resolve(base, id);
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
  },
});

const VARIANTS = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].flatMap((name) => [name, `max-${name}`]);
const css = compiler.build(VARIANTS.map((variant) => `${variant}:flex`));

const media = (variant: string): string | undefined =>
  [...css.matchAll(/@media ([^{]+) \{\s*\.([\w-]+)\\:flex \{/g)].find(([, , name]) => name === variant)?.[1];

test('xs begins at 400 px (RESP-01)', () => expect(media('xs')).toBe('(width >= 400px)'));
test('sm begins at 576 px (RESP-02)', () => expect(media('sm')).toBe('(width >= 576px)'));
test('md begins at 768 px (RESP-03)', () => expect(media('md')).toBe('(width >= 768px)'));
test('lg begins at 992 px (RESP-04)', () => expect(media('lg')).toBe('(width >= 992px)'));
test('xl begins at 1200 px (RESP-05)', () => expect(media('xl')).toBe('(width >= 1200px)'));
test('xxl begins at 1400 px (RESP-06)', () => expect(media('xxl')).toBe('(width >= 1400px)'));

test('the down variants have the same values as their maximum width (RESP-07)', () =>
  expect(['max-xs', 'max-sm', 'max-md', 'max-lg', 'max-xl', 'max-xxl'].map(media)).toEqual([
    '(width <= 400px)',
    '(width <= 576px)',
    '(width <= 768px)',
    '(width <= 992px)',
    '(width <= 1200px)',
    '(width <= 1400px)',
  ]));

test('of several down variants the narrowest wins (RESP-07)', () =>
  expect([...css.matchAll(/\.(max-\w+)\\:flex/g)].map(([, name]) => name)).toEqual([
    'max-xxl',
    'max-xl',
    'max-lg',
    'max-md',
    'max-sm',
    'max-xs',
  ]));
