// Selectors that make the browser restyle a page repeatedly while it loads: see `.docs/decisions/0014-stylesheet.md`.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const RULES: [pattern: RegExp, words: string][] = [
  [
    /\b(?:html|body)(?::not\()?:has\([^{}]*\)[^{},]*\s(?:a|button|div|img|li|p|span|ul)\b[^{},]*[{,]/,
    'give what html or body decides about a class of its own',
  ],
  [/:has\(\s*(?:\*|:(?!is\())/, 'name a tag, a class or an attribute in :has()'],
  [
    /:has\([^{}]*\)[^{},]*[\s>+~](?:a|button|div|header|img|li|p|span|ul)(?::[\w-]+(?:\([^{}]*\))?)*\s*[{,]/,
    'give what :has() decides about a class of its own: the browser keeps one list for all :has() rules',
  ],
  [/\bhas-\[[^\]]*\]:\[&/, 'use a group: group-has-[…] on the element that changes'],
  [
    /\bhtml(?::not\()?:has\((?!\s*>)/,
    'name the path from html, or each new element is compared: html:has(> body > …)',
  ],
  [/\bhas-checked:/, 'name the tag: has-[input:checked]:'],
  [/:not\([^{}]*\)\s*[+~]\s/, 'no :not() before + or ~'],
];

const problems = tracked(/^storefront\/.*\.(?:tsx|css)$/).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(([pattern]) => pattern.test(line)).map(([, words]) => `${file}:${index + 1}: ${words}`),
    ),
);

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
