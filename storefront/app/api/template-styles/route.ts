import { isCurrentVersion, stylesAt } from '@/theme/styles/styles.ts';
import { versionedLifetime } from '../versioned.ts';

/** The styles of a site's template, header and hero. The URL contains their version. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  return new Response(stylesAt(searchParams), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      ...versionedLifetime(isCurrentVersion(searchParams)),
    },
  });
}
