import { DRAFT_COOKIES } from './draft.ts';

/** By these, whoever knows the id of a build would have the framework render a page anew; nobody of ours sends them. */
const REVALIDATION = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated'];

const nameOf = (part: string): string => part.split('=', 1)[0]?.trim() ?? '';

/**
 * The headers of a request without what the framework would take for a preview or for a call to render a page anew: the
 * same id of the build stands for both, on all sites.
 * @param headers as the request brings them
 * @param isPreview whether it is a preview, whose cookie stays
 * @returns null where nothing is to be taken away
 */
export function withoutFrameworkId(headers: Headers, isPreview: boolean): Headers | null {
  const cookies = headers.get('cookie') ?? '';
  const takesCookie = !isPreview && cookies.includes(DRAFT_COOKIES.framework);
  if (!takesCookie && !REVALIDATION.some((name) => headers.has(name))) return null;
  const left = new Headers(headers);
  for (const name of REVALIDATION) left.delete(name);
  if (!takesCookie) return left;
  const parts = cookies.split(';').filter((part) => nameOf(part) !== DRAFT_COOKIES.framework);
  if (parts.length > 0) left.set('cookie', parts.join(';').trim());
  else left.delete('cookie');
  return left;
}
