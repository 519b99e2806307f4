import type { Translator } from '../platform/language/translator.ts';
import { DRIVE_AWAY, EXCLUDING_CHARGES } from './price-lead.ts';

/** What a price includes. `other` is a dealer's own wording, which is shown as written. */
export const PRICE_BASES = [
  'drive-away',
  'excluding-charges',
  'plus-on-road-costs',
  'ex-gst',
  'other',
] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The label of each basis (OPEN-049). */
const BASIS_LABELS: Readonly<Record<Exclude<PriceBasis, 'other'>, string>> = {
  'drive-away': DRIVE_AWAY,
  'excluding-charges': EXCLUDING_CHARGES,
  'plus-on-road-costs': 'Plus on-road costs',
  'ex-gst': 'Ex GST',
};

/** Labels that are kept as the dealer writes them, in other languages. */
const KEPT_LABELS: Readonly<Record<string, 'driveAway' | 'rideAway' | undefined>> = {
  'drive-away': 'driveAway',
  'ride-away': 'rideAway',
};

const BASIS_KEYS = {
  'drive-away': 'driveAway',
  'excluding-charges': 'excludingCharges',
  'plus-on-road-costs': 'plusOnRoadCosts',
  'ex-gst': 'exGst',
} as const satisfies Record<keyof typeof BASIS_LABELS, string>;

/** The words of a dealer for a basis: `Ride Away`. English keeps their spelling. */
function keptLabel(words: string, t: Translator<'price'> | undefined): string {
  const key = words.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const name = KEPT_LABELS[key];
  const text = t && name ? t(`basis.${name}`) : words;
  return text.toLowerCase().replaceAll(/[^a-z]+/g, '-') === key ? words : text;
}

export interface PriceWords {
  basis: PriceBasis;
  /** `Drive Away`, `Excl. Govt. Charges, Ex GST`, `Drive Away (ABN holders)`. */
  label: string;
  includesGst: boolean;
}

const EXCLUDING = String.raw`(?:ex|excl\w*|before|plus|\+)\.?\s*(?:of\s+)?`;

/** Abbreviations are replaced by the label of their basis; phrases are kept when other words follow. */
const PATTERNS: readonly { basis: keyof typeof BASIS_LABELS; pattern: RegExp; isShort: boolean }[] = [
  { basis: 'drive-away', pattern: /^(?:d\.?\s?a\.?\s?p\b\.?|d\.?\s?\/?\s?a\b\.?)/i, isShort: true },
  {
    basis: 'drive-away',
    pattern: /^(?:drive[\s-]*|ride[\s-]*|d\s?\/\s?)away(?:\s+price)?\b/i,
    isShort: false,
  },
  {
    basis: 'drive-away',
    pattern:
      /^(?:incl?|incl\w*|with|all)\.?\s*(?:of\s+)?(?:all\s+)?(?:on[\s-]?roads?(?:\s+(?:costs?|charges?))?|o\.?r\.?c\.?s?)(?![a-z])/i,
    isShort: true,
  },
  { basis: 'excluding-charges', pattern: /^e\.?\s?g\.?\s?c\b\.?/i, isShort: true },
  {
    basis: 'excluding-charges',
    pattern: new RegExp(String.raw`^${EXCLUDING}gov(?:'?t|ernment)?\.?\s*(?:charges?|fees)\b`, 'i'),
    isShort: false,
  },
  {
    basis: 'plus-on-road-costs',
    pattern: new RegExp(String.raw`^(?:${EXCLUDING})?o\.?\s?r\.?\s?c\.?s?(?![a-z])`, 'i'),
    isShort: true,
  },
  {
    basis: 'plus-on-road-costs',
    pattern: new RegExp(String.raw`^${EXCLUDING}on[\s-]?roads?(?:\s+(?:costs?|charges?))?(?![a-z])`, 'i'),
    isShort: false,
  },
  {
    basis: 'ex-gst',
    pattern: /^g\.?s\.?t\.?\s*(?:ex|excl\w*|extra|not incl\w*)(?![a-z])\.?/i,
    isShort: true,
  },
  { basis: 'ex-gst', pattern: new RegExp(String.raw`^${EXCLUDING}g\.?s\.?t\b\.?`, 'i'), isShort: false },
];

const SEPARATORS = /^(?:[\s,;&|·-]|and\b)+/i;
/** Words after a phrase that turn its meaning around: `Drive away not included`. */
const REVERSAL =
  /^(?:price\s+|costs?\s+)?(?:is\s+|are\s+)?(?:not\b|no[nt]?-|extra\b|excl|n\/a|on request|from\b)/i;

/**
 * Reads a price label of a feed: `DAP`, `D/A`, `EGC`, `+ ORC` and `ex GST` become the words for shoppers.
 * Labels that contradict themselves or are unknown are kept as written, with the basis `other`.
 * @param t the texts of prices in the language of the page; English without it
 * @returns null for an empty label
 */
export function readPriceWords(text: string | null | undefined, t?: Translator<'price'>): PriceWords | null {
  const written = text?.trim().replaceAll(/\s+/g, ' ');
  if (!written) return null;
  const found: { basis: keyof typeof BASIS_LABELS; words: string; isShort: boolean }[] = [];
  let rest = written;
  for (;;) {
    const start = rest.replace(SEPARATORS, '');
    const match = PATTERNS.flatMap(({ basis, pattern, isShort }) => {
      const words = pattern.exec(start)?.[0];
      return words ? [{ basis, words, isShort }] : [];
    })[0];
    if (!match) break;
    found.push(match);
    rest = start.slice(match.words.length);
  }
  const bases = new Set(found.map(({ basis }) => basis));
  const [first] = bases;
  const isContradictory =
    bases.has('drive-away') && (bases.has('excluding-charges') || bases.has('plus-on-road-costs'));
  const after = rest.trim();
  if (!first || isContradictory || REVERSAL.test(after))
    return { basis: 'other', label: written, includesGst: !bases.has('ex-gst') };
  const labels = found.map(({ basis, words, isShort }) =>
    isShort || (!after && !/^ride/i.test(words))
      ? t
        ? t(`basis.${BASIS_KEYS[basis]}`)
        : BASIS_LABELS[basis]
      : keptLabel(words.trim(), t),
  );
  const label = [...new Set(labels)].join(', ');
  return {
    basis: first,
    label: after ? `${label}${/^[,.;:!]/.test(after) ? '' : ' '}${after}` : label,
    includesGst: !bases.has('ex-gst'),
  };
}
