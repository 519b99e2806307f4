import { expect, test } from 'vitest';
import { tracked } from './files.ts';
import { importsOf, relativeTarget } from './imports.ts';

const sources = new Set(tracked(/^(?:lib|schemas|studio)\/.*\.tsx?$/));

/** Returns the file of this repository that an import names; undefined for a package. */
const fileOf = (file: string, target: string): string | undefined => {
  const name = relativeTarget(file, target) ?? /^@forecourt\/(.+)/.exec(target)?.[1];
  return [name, `${name}.ts`, `${name}.tsx`].find((each) => each !== undefined && sources.has(each));
};

/** Returns each file that loads with another one, and the file that imports it. */
function loadedWith(start: string): Map<string, string> {
  const importers = new Map([[start, '']]);
  for (const file of importers.keys())
    for (const { target, typeOnly, isDynamic } of importsOf(file)) {
      const found = typeOnly || isDynamic ? undefined : fileOf(file, target);
      if (found && !importers.has(found)) importers.set(found, file);
    }
  return importers;
}

test('the studio starts without the texts of the website, which would add 0.8 MB', () => {
  const importers = loadedWith('studio/sanity.config.ts');
  expect(importers.size).toBeGreaterThan(300);
  expect(importers.get('lib/platform/language/messages.ts')).toBeUndefined();
});
