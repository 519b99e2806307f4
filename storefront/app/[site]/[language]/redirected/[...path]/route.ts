import { inLanguage, isLanguage } from '@forecourt/lib/platform/language/languages';
import { redirectLocation } from '@forecourt/lib/sites/redirects';
import type { NextRequest } from 'next/server';
import { redirectAt } from '@/content/redirects.server.ts';

export const dynamic = 'force-dynamic';

/**
 * Applies an editor's redirect, because the proxy cannot respond with a relative location. Looks up the
 * target again, so that a forged request can't choose it.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ site: string; language: string; path: string[] }> },
): Promise<Response> {
  const { site, language, path } = await params;
  const redirect = await redirectAt(site, `/${path.join('/')}`);
  if (!redirect) return new Response('Not found', { status: 404 });
  const location = redirectLocation(redirect.to, request.nextUrl.search);
  return new Response(null, {
    status: redirect.permanent ? 308 : 307,
    headers: {
      location: isLanguage(language) ? inLanguage(location, language) : location,
      // Revalidate each time, since an editor may remove the redirect.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
