import sanitize from 'sanitize-html';

/** Allowed in offer descriptions: text formatting and links to pages, mail and phones. */
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
    // The page's only `h1` is its title.
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'nofollow' }),
  },
};

const TAG = /<\/?[a-z][^>]*>/i;
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * Returns sanitised HTML of text from an editor or a manufacturer's feed (OFFER-04).
 * @param words HTML, or plain text in which blank lines separate paragraphs
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

/** Returns the plain text, for cards and search engines. */
export function plainText(words: string): string {
  if (!TAG.test(words)) return words.trim();
  return sanitize(words.replace(/<(?:\/(?:p|li|h\d|div)|br\s*\/?)>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
