import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const STYLES = readFileSync(path.join(import.meta.dirname, '../app/globals.css'), 'utf8');
const breakpoints: Record<string, number> = Object.fromEntries(
  [...STYLES.matchAll(/--breakpoint-(\w+): (\d+)px;/g)].map(([, name, width]) => [name, Number(width)]),
);

test('the breakpoints have the widths that were agreed (RESP-01..06)', () => {
  expect(breakpoints).toEqual({ xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

test('the down variants end where the up variants begin (RESP-07)', async () => {
  const theme = Object.entries(breakpoints).map(([name, width]) => `--breakpoint-${name}: ${width}px;`);
  const compiler = await compile(`@theme { ${theme.join(' ')} } @tailwind utilities;`);
  for (const [name, width] of Object.entries(breakpoints)) {
    const css = compiler.build([`${name}:flex`, `max-${name}:hidden`]);
    expect(css).toContain(`width >= ${width}px`);
    expect(css).toContain(`width < ${width}px`);
  }
});
