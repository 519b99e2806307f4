import { createClient } from '@sanity/client';
import type { DocumentPluginOptions, WorkspaceOptions } from 'sanity';
import { muxFetch } from './muxFetch.ts';

/** Snoozes the studio's advice on HTTP versions, as the local content lake uses HTTP/1.1 by design. */
const HTTP_ADVICE_SNOOZED = 'sanity-studio.network.check.snooze';

/**
 * Configures the studio for a content lake on its own origin, which Sanity does not document. Turns off
 * services that exist only in Sanity's cloud.
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
