import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import chinese from '@forecourt/lib/platform/language/messages/zh/index';
import { mapMessages, pseudoMessages } from '@forecourt/lib/platform/language/testing/pseudo';
import compile from 'icu-minify/compile';
import { BUNDLE } from '../../tasks/builds.ts';
import { copiedBundle, filesBelow } from './next-version.ts';

/**
 * The language whose texts the bundle of `pseudoBundle` replaces. Dates and the content that editors translated stay
 * Chinese, so that they cannot be mistaken for English texts of the product.
 */
export const REPLACED = 'zh';

const compiled = (messages: object): string => JSON.stringify(mapMessages(messages, compile));

/** Returns the object literal that begins at a place of a script, as source. */
function literalAt(script: string, start: number): string {
  let depth = 0;
  let quote = '';
  for (let at = start; at < script.length; at += 1) {
    const sign = script[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return script.slice(start, at + 1);
  }
  return '';
}

/**
 * Replaces a catalogue, which a build contains as an object literal.
 * @param from the catalogue as JSON
 * @param to the new one as JSON
 * @returns the script; the same if it does not contain the catalogue
 */
export function withCatalogue(script: string, from: string, to: string): string {
  const [first = ''] = Object.keys(JSON.parse(from));
  const starts = [...script.matchAll(new RegExp(`\\{"?${first}"?:`, 'g'))].map(({ index }) => index);
  for (const start of starts) {
    const literal = literalAt(script, start);
    // Other objects may begin with the same key, but not with as many texts.
    if (literal.length < from.length / 2) continue;
    if (JSON.stringify(runInNewContext(`(${literal})`)) === from)
      return script.slice(0, start) + to + script.slice(start + literal.length);
  }
  return script;
}

/**
 * Makes a bundle whose pages below `/zh` have texts of a language that nobody speaks (`pseudoMessage`), from the tested
 * bundle without a further build.
 * @returns its folder, and further folders that it may read
 * @throws if the build does not contain the catalogue as expected
 */
export async function pseudoBundle(folder: string): Promise<{ bundle: string; reads: string[] }> {
  const build = await copiedBundle(folder);
  const [from, to] = [compiled(chinese), compiled(pseudoMessages())];
  let replaced = 0;
  for (const file of await filesBelow(path.join(build, 'server'))) {
    const place = path.join(build, 'server', file);
    if (!file.endsWith('.js') || (await stat(place)).size < from.length) continue;
    const script = await readFile(place, 'utf8');
    const other = withCatalogue(script, from, to);
    if (other === script) continue;
    await writeFile(place, other);
    replaced += 1;
  }
  if (replaced === 0) throw new Error('The build does not contain the Chinese catalogue as an object.');
  return { bundle: folder, reads: [BUNDLE] };
}
