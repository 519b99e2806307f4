import { createClient } from '@sanity/client';
import type { DocumentPluginOptions, WorkspaceOptions } from 'sanity';
import { muxFetch } from './muxFetch.ts';

/** When the Studio last offered advice on HTTP versions; the local lake speaks HTTP/1.1 by design. */
const HTTP_ADVICE_SNOOZED = 'sanity-studio.network.check.snooze';

/**
 * What the Studio needs to speak to a content lake on its own origin, which it has no documented way to say.
 * Hosted Sanity needs none of this. Services that exist only in Sanity's cloud are switched off.
 */
export function localLake(): { workspace: Partial<WorkspaceOptions>; document: DocumentPluginOptions } {
  const { origin } = globalThis.location ?? { origin: 'http://localhost:3333' };
  globalThis.sessionStorage?.setItem(HTTP_ADVICE_SNOOZED, new Date().toISOString());
  const workspace: Partial<WorkspaceOptions> = {
    apiHost: origin,
    unstable_clientFactory: (config) =>
      createClient({
        ...config,
        apiHost: `${origin}/lake`,
        useProjectHostname: false,
        resolveFetch: () => muxFetch,
      }),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: () => [{ name: 'local', title: 'Local account', url: '/lake/v1/auth/login/local' }],
    },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    tasks: { enabled: false },
    mediaLibrary: { enabled: false },
    announcements: { enabled: false },
  };
  return { workspace, document: { comments: { enabled: false } } };
}
