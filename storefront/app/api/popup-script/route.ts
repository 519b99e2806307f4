import { POPUP_MODULE } from '@/layout/notices/popup-module.ts';

/** The script that opens a popup promotion, fetched when one is due. Its address carries a version. */
export function GET(): Response {
  return new Response(POPUP_MODULE, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
