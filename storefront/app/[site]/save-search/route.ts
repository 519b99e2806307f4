import { KEEP_SEARCH_PATH, SEARCH_PARAMETER } from '@/features/alerts/fields.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /save-search`: goes on to keeping the search of the page that one comes from. Filters change the address of a page of
 * results without asking the server, so only the browser knows it; one that does not tell keeps the whole stock.
 */
export function GET(request: Request): Response {
  const from = request.headers.get('referer') ?? '';
  const page = URL.canParse(from) ? new URL(from) : null;
  const isOwn = page?.host === request.headers.get('host') && /^\/search(?:\/|$)/.test(page.pathname);
  const address = page && isOwn ? `${page.pathname}${page.search}` : '/search';
  return new Response(null, {
    status: 303,
    headers: {
      location: `${KEEP_SEARCH_PATH}?${new URLSearchParams({ [SEARCH_PARAMETER]: address })}`,
      'cache-control': 'private, no-store',
    },
  });
}
