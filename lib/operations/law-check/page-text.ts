/** Elements that separate texts on a page. */
const BLOCKS =
  'address|article|aside|blockquote|br|button|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|section|summary|table|td|th|title|tr|ul';
const BLOCK = new RegExp(`</?(?:${BLOCKS})(?=[\\s>/])[^>]*>`, 'gi');
/** Elements whose contents nobody reads. */
const UNSEEN = /<(script|style|template|noscript|svg)(?=[\s>])[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** React writes an empty comment between two texts of one sentence. */
const TEXT_SEAM = /<!--\s*-->/g;
const TAG = /<[^>]*>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}

/** Returns the texts of a rendered page in order, one per block element, without empty ones. */
export const pageTexts = (html: string): string[] =>
  html
    .replace(TEXT_SEAM, '')
    .replace(UNSEEN, ' ')
    .replace(BLOCK, '\n')
    .replace(TAG, '')
    .split('\n')
    .map((text) => decoded(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Returns the amounts in dollars that a page shows struck through. */
export const struckAmounts = (html: string): number[] =>
  [...html.replace(TEXT_SEAM, '').matchAll(/<(s|del|strike)(?=[\s>])[^>]*>([\s\S]*?)<\/\1\s*>/gi)].flatMap(
    ([, , inner = '']) => dollarsIn(inner.replace(TAG, '')),
  );

/** Returns the amounts of a text: `$1,500.50` is 1500.5. */
export const dollarsIn = (text: string): number[] =>
  [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
