import sanitize from 'sanitize-html';

/** What an offer's words may be set with: no pictures, frames, styles or scripts, and links to pages, mail and phones. */
const RULES: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'sup',
    'sub',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one heading of the first kind, and it is not the offer's to give.
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'nofollow' }),
  },
};

const TAG = /<\/?[a-z][^>]*>/i;
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * HTML that may be shown, of words as an editor typed them or a manufacturer's feed brought them (OFFER-04).
 * @param words plain text, whose blank lines divide paragraphs, or HTML of whatever kind
 */
export function safeHtml(words: string): string {
  if (TAG.test(words)) return sanitize(words, RULES).trim();
  return words
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The same words without any mark, for cards and for search engines. */
export function plainWords(words: string): string {
  if (!TAG.test(words)) return words.trim();
  return sanitize(words.replace(/<(?:\/(?:p|li|h\d|div)|br\s*\/?)>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
