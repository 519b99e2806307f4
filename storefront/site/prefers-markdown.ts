const MARKDOWN = 'text/markdown';

/** Returns the weight of a media type that an `Accept` header names itself; null if it does not. */
function weightOf(accept: string, type: string): number | null {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return null;
}

/**
 * Returns whether a client prefers a page as Markdown: it names the type, and HTML with no higher weight
 * (https://www.rfc-editor.org/rfc/rfc9110#name-accept). Browsers never name it.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const weight = accept === null ? null : weightOf(accept, MARKDOWN);
  return weight !== null && weight > 0 && weight >= (weightOf(accept ?? '', 'text/html') ?? 0);
}
