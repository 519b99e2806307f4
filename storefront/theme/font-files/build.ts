// `pnpm fonts`: writes the font subsets. Run it after changing characters.ts or a typeface's version.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFile, TYPEFACES } from './cut.ts';

for (const typeface of TYPEFACES) {
  const file = await firstFile(typeface);
  await writeFile(path.join(import.meta.dirname, `${typeface}.woff2`), file);
  console.log(`${typeface}: ${file.length} bytes`);
}
