import { DRAFT_COOKIES } from './draft.ts';

/** With these, anyone who knows the build id could have the framework re-render a page. */
const REVALIDATION = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated'];

const nameOf = (part: string): string => part.split('=', 1)[0]?.trim() ?? '';

/**
 * Returns headers without those that the framework would treat as a preview or a revalidation. Both
 * need only the build id, which all sites share.
 * @param isPreview whether to keep the preview cookie
 * @returns null if nothing has to be removed
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
