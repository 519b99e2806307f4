import { ENGLISH, inLanguage, isLanguage, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { KEEP_SEARCH_PATH, SEARCH_PARAMETER } from '@/features/alerts/fields.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /save-search`: redirects to saving the search of the referring page, because filters change the
 * address in the browser only; without a referrer, a search of the whole stock, in the language of this address.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ language: string }> },
): Promise<Response> {
  const { language: own } = await params;
  const from = request.headers.get('referer') ?? '';
  const page = URL.canParse(from) ? new URL(from) : null;
  const sender = splitLanguage(page?.pathname ?? '');
  const isOwn = page?.host === request.headers.get('host') && /^\/search(?:\/|$)/.test(sender.path);
  const ownLanguage = isLanguage(own) ? own : ENGLISH;
  const language = isOwn ? sender.language : ownLanguage;
  const address = page && isOwn ? `${page.pathname}${page.search}` : inLanguage('/search', language);
  const next = `${KEEP_SEARCH_PATH}?${new URLSearchParams({ [SEARCH_PARAMETER]: address })}`;
  return new Response(null, {
    status: 303,
    headers: {
      location: inLanguage(next, language),
      'cache-control': 'private, no-store',
    },
  });
}
