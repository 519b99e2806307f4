import type { PlacedText } from '@forecourt/schemas/warnings/texts';

/** What a dictionary can do. */
export interface Speller {
  correct(word: string): boolean;
  suggest(word: string): string[];
}

export interface Misspelling {
  word: string;
  suggestions: string[];
  /** The first text with the word. */
  text: PlacedText;
}

/** Words of the trade and of the web that general dictionaries lack. */
export const TRADE_WORDS = [
  'airbag',
  'airbags',
  'awning',
  'awnings',
  'bullbar',
  'bullbars',
  'campervan',
  'campervans',
  'carplay',
  'cashback',
  'crossover',
  'dealership',
  'dealerships',
  'demo',
  'demos',
  'drivetrain',
  'drivetrains',
  'driveaway',
  'ensuite',
  'fitout',
  'fitouts',
  'hatchback',
  'hatchbacks',
  'hybrid',
  'hybrids',
  'infotainment',
  'kilometre',
  'kilometres',
  'liftback',
  'motorhome',
  'motorhomes',
  'novated',
  'odometer',
  'online',
  'powertrain',
  'preorder',
  'rego',
  'regos',
  'runabout',
  'satnav',
  'servicing',
  'stockist',
  'sunroof',
  'sunroofs',
  'tailgate',
  'teardrop',
  'tonneau',
  'towbar',
  'towbars',
  'towball',
  'turbo',
  'turbocharged',
  'turbodiesel',
  'ute',
  'utes',
  'warranties',
  'website',
  'websites',
  'wheelbase',
  'workshop',
] as const;

const MOST_SUGGESTIONS = 3;
const MOST_MISSPELLINGS = 50;

/**
 * Returns the words to look up. Names, abbreviations, and words with figures are left out: a capital letter within
 * a sentence marks a name.
 */
export function wordsToCheck(text: string): string[] {
  const words: string[] = [];
  const plain = text.replace(/\{\w+\}|https?:\S+|\S+@\S+/g, ' ');
  for (const match of plain.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}[\p{L}'’]*(?![\p{L}\p{N}])/gu)) {
    const word = match[0].replaceAll('’', "'").replace(/'s$|'$/, '');
    const isCapital = /^\p{Lu}/u.test(word);
    const before = plain.slice(0, match.index).trimEnd();
    const isFirst = before === '' || /[.!?:\n]$/.test(before);
    if (word.length < 3 || /\p{Lu}/u.test(word.slice(1)) || (isCapital && !isFirst)) continue;
    words.push(word);
  }
  return words;
}

/** Lists words that a dictionary does not know, each once, with suggestions. */
export const misspellingsIn = (texts: readonly PlacedText[], speller: Speller): Misspelling[] =>
  [...unknownIn(texts, speller)]
    .slice(0, MOST_MISSPELLINGS)
    .map(([word, text]) => ({ word, suggestions: speller.suggest(word).slice(0, MOST_SUGGESTIONS), text }));

/** Lists words that a dictionary does not know, each once. Suggestions take longer, so they are left out. */
export const misspelledIn = (texts: readonly PlacedText[], speller: Speller): string[] => [
  ...unknownIn(texts, speller).keys(),
];

/** Returns unknown words with the first text of each. */
function unknownIn(texts: readonly PlacedText[], speller: Speller): Map<string, PlacedText> {
  const known = new Set<string>(TRADE_WORDS);
  const found = new Map<string, PlacedText>();
  for (const text of texts)
    for (const word of wordsToCheck(text.text)) {
      const lower = word.toLowerCase();
      if (found.has(word) || known.has(lower) || speller.correct(word) || speller.correct(lower)) continue;
      found.set(word, text);
    }
  return found;
}

let loading: Promise<Speller> | null = null;

/** Loads the Australian dictionary once for this tab: 550 kB, so only when somebody checks a text. */
export function loadSpeller(): Promise<Speller> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Speller> {
  const file = async (name: string) => {
    const response = await fetch(`/static/dictionary/${name}`);
    if (!response.ok) throw new Error('The dictionary could not be loaded. Please try again.');
    return response.text();
  };
  const [{ default: nspell }, aff, dic] = await Promise.all([
    import('nspell'),
    file('en-AU.aff'),
    file('en-AU.dic'),
  ]);
  return nspell(aff, dic);
}
