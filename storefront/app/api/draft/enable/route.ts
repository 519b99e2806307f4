import type { NextRequest } from 'next/server';
import { defineEnableDraftMode } from 'next-sanity/draft-mode';
import { contentClient } from '@/content/client.server.ts';

/**
 * Turns preview on for an editor: the studio's link carries a secret that only a signed-in editor can have
 * made, checked against the content lake. Then on to the page the studio asked for.
 */
export function GET(request: NextRequest): Promise<Response> {
  return defineEnableDraftMode({ client: contentClient() }).GET(request);
}
