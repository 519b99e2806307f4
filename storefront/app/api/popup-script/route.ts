import { POPUP_MODULE, POPUP_VERSION } from '@/layout/notices/popup-module.ts';
import { versionedLifetime } from '../versioned.ts';

/** The script that opens a popup promotion, loaded when one is due. Its URL contains a version. */
export function GET(request: Request): Response {
  return new Response(POPUP_MODULE, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      ...versionedLifetime(new URL(request.url).searchParams.get('v') === POPUP_VERSION),
    },
  });
}
