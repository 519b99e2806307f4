// No raw colours in the storefront: every colour is a design token, so that a site's theme applies
// everywhere.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const DEFINITIONS = [/^storefront\/theme\//, /^storefront\/app\/.*\.css$/, /\.test\.tsx?$/];
const RAW =
  /(#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"]?\s*:)|\b(?:rgba?|hsla?|oklch|oklab)\(\s*\d|\b(?:bg|text|border|fill|stroke|ring|from|to|via)-(?:red|blue|green|gray|slate|zinc|neutral|stone|amber|yellow|orange|lime|emerald|teal|cyan|sky|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}\b)/i;

const problems: string[] = [];
for (const file of tracked(/^storefront\/.*\.(ts|tsx|css)$/)) {
  if (DEFINITIONS.some((pattern) => pattern.test(file))) continue;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const match = RAW.exec(line);
      if (match && !line.trimStart().startsWith('//') && !line.trimStart().startsWith('*'))
        problems.push(`${file}:${index + 1}: raw colour ${match[0]}; use a token of storefront/theme`);
    });
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
