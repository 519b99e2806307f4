// The name of a file says where it runs: `*.client.ts(x)` begins with 'use client', and nothing else does but the files
// whose names the framework gives. So nobody meets the browser's half of the product by surprise.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const NAMED_BY_FRAMEWORK = /(^|\/)(global-)?error\.tsx$/;

const problems: string[] = [];
for (const file of tracked(/^storefront\/.*\.tsx?$/)) {
  const isClient = /^'use client';/.test(readFileSync(file, 'utf8'));
  const saysClient = /\.client\.tsx?$/.test(file);
  if (saysClient && !isClient) problems.push(`${file}: begins without 'use client'`);
  if (isClient && !saysClient && !NAMED_BY_FRAMEWORK.test(file))
    problems.push(`${file}: has 'use client'; name it *.client.ts or *.client.tsx`);
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
