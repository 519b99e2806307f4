import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const STOREFRONT = path.join(import.meta.dirname, '..');
const CLASS_NAMES = /\bclassName(?:=|: )("[^"]*"|'[^']*'|\{[^}]*\})/g;
const TEXTS = /"([^"]*)"|'([^']*)'|`([^`]*)`/g;

function classesIn(source: string): Set<string> {
  const attributes = [...source.matchAll(CLASS_NAMES)].map(([, value = '']) => value).join(' ');
  const texts = [...attributes.matchAll(TEXTS)].map(
    ([, double, single, template]) => double ?? single ?? template,
  );
  return new Set(texts.join(' ').split(/\s+/));
}

test('markup uses no class name that Tailwind ignores', () => {
  const styles = readFileSync(path.join(STOREFRONT, 'app', 'globals.css'), 'utf8');
  const leftOut = [...styles.matchAll(/@source not inline\("([^"]+)"\)/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  expect(leftOut).toEqual(expect.arrayContaining(['filter', 'invert']));
  const components = globSync('{analytics,app,blocks,features,forms,layout,preview,page-types,ui}/**/*.tsx', {
    cwd: STOREFRONT,
  });
  const namedClasses = components.flatMap((file) => {
    const classes = classesIn(readFileSync(path.join(STOREFRONT, file), 'utf8'));
    return leftOut.filter((word) => classes.has(word)).map((word) => `${word} in ${file}`);
  });
  expect(namedClasses).toEqual([]);
  // Class names in expressions are found too.
  expect(classesIn("<img className={classes(isDark && 'rounded-card ring')} />")).toContain('ring');
});
