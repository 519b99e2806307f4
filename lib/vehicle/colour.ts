/** Why a text is not a colour. */
export type NoColour = 'upholstery' | 'code';

/** Materials and other words about seats, which say nothing about their colour. */
const UPHOLSTERY =
  /^(?:leather|lthr?|leatherette|cloth|fabric|suede|suedette|velour|vinyl|alcantara|alcantar|nappa|artico|sensatec|dinamica|maztex|microfibre|microfiber|tartan|wool|synthetic|partial|full|part|perforated|heated|sports?|comfort|premium|standard|std|stnd|style|trim|interior|seats?|lounge|upholstery|carpet|extended|with|and|in|of|the|a|\d)$/;

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  bk: 'Black',
  blk: 'Black',
  wht: 'White',
  gry: 'Grey',
  slv: 'Silver',
  slvr: 'Silver',
  biege: 'Beige',
  gray: 'Grey',
};
const ABBREVIATED = new RegExp(`\\b(?:${Object.keys(ABBREVIATIONS).join('|')})\\b`, 'gi');

/** Trim and paint codes, years, and a VIN in the wrong column: `3Sfj20`, `07`, `2019`, `Hx`. */
const CODE = /^(?:\d+|[a-z]{1,2}|(?=\S*\d)(?=\S*[a-z])[a-z\d-]{2,20})$/i;

/**
 * Reads the colour of paint or seats. `Black Leather` is a colour with its material; `Leather` alone is a
 * material, and `3Sfj20` the maker's code of a trim.
 */
export function readColour(text: string): { colour: string } | { reason: NoColour } {
  const colour = text.replaceAll(ABBREVIATED, (word) => ABBREVIATIONS[word.toLowerCase()] ?? word);
  if (CODE.test(colour)) return { reason: 'code' };
  const words = colour
    .toLowerCase()
    .split(/[\s,/&+()-]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => UPHOLSTERY.test(word))
    ? { reason: 'upholstery' }
    : { colour };
}

/** Materials of seats, the first of which counts: `Leather with cloth inserts` is leather. */
const MATERIALS: readonly [words: RegExp, name: string][] = [
  [
    /\b(?:leatherette|artico|sensatec|maztex|(?:artificial|synthetic|vegan|faux) leather)\b/i,
    'Synthetic leather',
  ],
  [/\b(?:leather|lthr?|nappa)\b/i, 'Leather'],
  [/\b(?:alcantara|suede|suedette|dinamica|microfib(?:re|er))\b/i, 'Suede'],
  [/\bvelour\b/i, 'Velour'],
  [/\bvinyl\b/i, 'Vinyl'],
  [/\b(?:cloth|fabric|tartan|wool)\b/i, 'Cloth'],
];

/** Returns the material in a text about seats, such as the feed's interior colour; null if it names none. */
export const seatMaterial = (text: string | null): string | null =>
  (text && MATERIALS.find(([words]) => words.test(text))?.[1]) || null;
