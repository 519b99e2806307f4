import { redirectLocation } from '@forecourt/lib/sites/redirects';
import type { NextRequest } from 'next/server';
import { redirectAt } from '@/content/redirects.server.ts';

export const dynamic = 'force-dynamic';

/**
 * An address that an editor leads elsewhere: the proxy, which may not answer with a path alone, sends it here. Where
 * it leads is asked again, so that nobody can name a target of their own.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ site: string; path: string[] }> },
): Promise<Response> {
  const { site, path } = await params;
  const redirect = await redirectAt(site, `/${path.join('/')}`);
  if (!redirect) return new Response('Not found', { status: 404 });
  return new Response(null, {
    status: redirect.permanent ? 308 : 307,
    headers: {
      location: redirectLocation(redirect.to, request.nextUrl.search),
      // An editor may take it back: nobody keeps it without asking again.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
