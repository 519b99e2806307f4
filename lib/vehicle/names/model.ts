import { MODELS } from './model-table.ts';
import { longestAtStart, wordsOf } from './normalise.ts';

export interface ModelName {
  model: string;
  rest: string;
}

/** Makes whose feeds have a version (`320i`, `C200`) instead of the model. */
const LINES_BY_VERSION: Readonly<Record<string, readonly (readonly [version: RegExp, line: string])[]>> = {
  BMW: [[/^(?:m|activehybrid)?([1-8])[0-9]{2}[a-z]{0,3}$/i, '$1 Series']],
  Lexus: [[/^(ct|es|gs|gx|is|lc|ls|lm|lx|nx|rc|rx|rz|sc|ux)[0-9]{3}[a-z]{0,2}$/i, '$1']],
  'Mercedes-Benz': [
    [/^(cla|clc|cle|clk|cls|gla|glb|glc|gle|glk|gls|gl|cl|slc|slk|sl)[0-9]{2,3}[a-z]{0,2}$/i, '$1'],
    [/^ml[0-9]{2,3}$/i, 'M-Class'],
    [/^([abcegrsvx])[0-9]{2,3}[a-z]{0,2}$/i, '$1-Class'],
    [/^([abcegrsvx])$/i, '$1-Class'],
  ],
};

/** Doors and body before the model's name: `5D Hatch Cooper S`. */
const BODY_IN_FRONT =
  /^(?:[2-5] ?-?(?:d|dr|door)s? )?(?:hatch(?:back)?|sedan|wagon|coupe|convertible|cabrio(?:let)?)\s+(?=\S)/i;

/** Finds the longest known model of an official make at the start of a text, or null. */
export function modelAtStart(make: string, text: string): ModelName | null {
  const words = wordsOf(text);
  const table = MODELS.get(make);
  const first = table && longestAtStart(words, table);
  if (first) return { model: first.meaning, rest: words.slice(first.taken).join(' ') };
  const version = lineOf(make, words[0] ?? '');
  if (version) return { model: version, rest: text.trim() };
  const bare = text.trim().replace(BODY_IN_FRONT, '');
  return bare === text.trim() ? null : modelAtStart(make, bare);
}

function lineOf(make: string, version: string): string | null {
  for (const [pattern, line] of LINES_BY_VERSION[make] ?? []) {
    const match = pattern.exec(version);
    if (match) return line.replace('$1', (match[1] ?? '').toUpperCase());
  }
  return null;
}
