import type { ServerLake } from '@forecourt/lib/operations/back-office/releases.server';
import { environment } from '@forecourt/lib/platform/env';
import { contentClient } from '@/content/client.server.ts';

/** Returns the server's write access to the content lake; null without SANITY_WRITE_TOKEN. */
export function serverLake(): ServerLake | null {
  const { SANITY_WRITE_TOKEN: token } = environment();
  return token
    ? { token, client: contentClient().withConfig({ token, perspective: 'raw', stega: false }) }
    : null;
}
