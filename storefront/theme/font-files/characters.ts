/**
 * Common characters beyond ASCII: quotes, dashes, units, feet (caravans), letters of makes such as Citroën.
 */
const COMMON = '\u00a0·•–—‘’“”′…©®™°²³½×−éëö';

/** ASCII characters that dealers' pages never contain; up to a tenth of a font file. */
const FOR_PROGRAMS = '<>[\\]^`{|}~';

const codesOf = (characters: string) => Array.from(characters, (character) => character.codePointAt(0) ?? 0);
const forPrograms = codesOf(FOR_PROGRAMS);
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at);
const first = [...ascii.filter((code) => !forPrograms.includes(code)), ...codesOf(COMMON)].toSorted(
  (a, b) => a - b,
);

export const FIRST_CHARACTERS = String.fromCodePoint(...first);

const hex = (code: number) => code.toString(16).toUpperCase();

/** Formats ascending code points as a CSS `unicode-range`: `U+20-7E,U+A0`. */
function unicodeRange(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join();
}

/**
 * `unicode-range` of the subset, and of the whole Latin file, which loads only for rarer characters. The
 * whole file is declared first, so that the subset takes precedence where both match.
 */
export const RANGES = {
  whole: `${unicodeRange(forPrograms)},U+A1-FF,U+152-153,U+2010-206F,U+20AC,U+2191-2193`,
  first: unicodeRange(first),
} as const;
