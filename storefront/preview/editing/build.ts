// Builds the script of pages in the studio's Presentation tool. Built separately, so that public pages
// contain none of it.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const OUTPUT = path.join(import.meta.dirname, '..', '..', 'dist', 'editing', 'editing.js');

const { outputFiles } = await build({
  entryPoints: [path.join(import.meta.dirname, 'main.ts')],
  outfile: OUTPUT,
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
const textOf = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
// Inlines the styles, to save a request.
const styles = `document.head.append(Object.assign(document.createElement('style'),{textContent:${JSON.stringify(textOf('.css'))}}));`;
await mkdir(path.dirname(OUTPUT), { recursive: true });
await writeFile(OUTPUT, styles + textOf('.js'));
