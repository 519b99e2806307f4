import { stylesAt } from '@/theme/styles/styles.ts';

/** The styles of a site's own template, header and hero. The address carries their version. */
export function GET(request: Request): Response {
  return new Response(stylesAt(new URL(request.url).searchParams), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
