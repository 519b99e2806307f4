/** https://www.rfc-editor.org/rfc/rfc7763 */
export const MARKDOWN_TYPE = 'text/markdown';

/** Escapes text in which Markdown or HTML would have a meaning, so that a dealer's words stay words. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|]|~(?=~)/g, '\\$&')
    // Headings and lists, also underlines of headings.
    .replace(/^([ \t]*)(#(?=#*(?:\s|$))|[-+=](?=\s|[-= \t]*$))/gm, '$1\\$2')
    // A digit cannot be escaped, but the sign after it can.
    .replace(/^([ \t]*\d+)([.)])(?=\s|$)/gm, '$1\\$2');

/** Returns a list of labelled facts, `- Odometer: 45,210 km`. */
export const factList = (facts: readonly { label: string; value: string }[]): string =>
  facts.map(({ label, value }) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`).join('\n');

/** Returns a section; empty without content. */
export const markdownSection = (heading: string, content: string | null | false | undefined): string =>
  content ? `## ${heading}\n\n${content}` : '';

/** Joins the parts of a document that are not empty. */
export const markdownDocument = (parts: readonly string[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;
