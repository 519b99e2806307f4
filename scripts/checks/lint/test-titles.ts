// A test's title is one sentence that says what broke when it fails. The specification's row ids
// (.docs/rows.md) are tags in Playwright, a prefix of Playwright step titles, and in brackets at the end of
// Vitest titles.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const MAX_LENGTH = 100;
const MAX_ROWS = 5;

/** Matches a title passed directly, such as `test.step('…'`. */
const DIRECT =
  /(?<![.\w])(?<call>(?:test|it|describe)(?:\.\w+)*)\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs;
/** Matches the title after a table: `test.each([…])('…', (…) =>`. */
const AFTER_TABLE =
  /\)\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>,\s*(?:\{[^{}]*\},\s*)?(?=async\b|function\b|\(|\w+\s*=>)/gs;
/** Matches tests that are exclusive, skipped or not written; `test.skip(condition, reason)` is fine. */
const NOT_RUN =
  /(?<![.\w])(?:test|it|describe)(?:\.\w+)*\.(?:only|fixme|todo)\b|(?<![.\w])(?:test|it|describe)(?:\.\w+)*\.skip(?:\.\w+)*\(\s*(?:\)|true\b|['"`])/g;

const LEADING_ROWS = /^(?:[A-Z]+-\d{2,3}(?:(?:\.\.|, ?)\d{2,3})*(?:,| to)? )+/;
/** Matches row ids in titles: `VDP-07`, `VDP-07..09`, `VDP-07 to VDP-09` or `VDP-07, 08`. */
const ROWS =
  /\b(?<code>[A-Z]+)-(?<from>\d{2,3})(?:(?:\.\.| to )(?:[A-Z]+-)?(?<to>\d{2,3})\b)?(?<more>(?:, ?\d{2,3}\b)*)/g;
const KNOWN_ROWS = new Set(
  [...readFileSync('.docs/rows.md', 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id),
);

const problems: string[] = [];
for (const file of tracked(/\.(?:test|spec)\.tsx?$/)) {
  const isBrowserTest = /\.spec\.tsx?$/.test(file);
  const text = readFileSync(file, 'utf8');
  const report = (index: number, problem: string) =>
    problems.push(`${file}:${text.slice(0, index).split('\n').length}: ${problem}`);

  for (const { 0: match, index } of text.matchAll(NOT_RUN))
    report(index, `${match.replace(/\(.*/s, '')} skips tests`);
  for (const { index, groups } of [...text.matchAll(DIRECT), ...text.matchAll(AFTER_TABLE)]) {
    const { call = '', title = '' } = groups ?? {};
    const isStep = call.endsWith('.step');
    const rows = rowsIn(title);
    const words = withoutRows(title, isStep);
    if (words.length > MAX_LENGTH)
      report(index, `a title of ${words.length} characters; say one behaviour in ${MAX_LENGTH}`);
    if (isBrowserTest && !isStep) {
      if (rows.length) report(index, `${rows[0]} in the title of a Playwright test; make it a tag`);
    } else if (rows.length > MAX_ROWS)
      report(index, `a title that names ${rows.length} rows; name at most ${MAX_ROWS}`);
  }
}

function rowsIn(title: string): string[] {
  return [...title.matchAll(ROWS)]
    .flatMap(({ groups = {} }) => {
      const { code, from = '', to, more = '' } = groups;
      const numbers = Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, index) => Number(from) + index,
      );
      return [
        ...numbers.map((number) => String(number).padStart(from.length, '0')),
        ...(more.match(/\d+/g) ?? []),
      ].map((number) => `${code}-${number}`);
    })
    .filter((id) => KNOWN_ROWS.has(id));
}

/** Returns a title without the row ids at its end, or before a step's title. */
function withoutRows(title: string, isStep: boolean): string {
  if (isStep) return title.replace(LEADING_ROWS, '');
  const brackets = /\s*\(([^()]*)\)$/.exec(title);
  return brackets && rowsIn(brackets[1] ?? '').length ? title.slice(0, brackets.index) : title;
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
