import type { Environment } from '@forecourt/lib/platform/env';
import { openPurgeQueue } from '@forecourt/lib/platform/http-cache/purge-queue.server';
import { purgerOf } from '@forecourt/lib/platform/http-cache/purger.server';
import { frontSettings } from '@forecourt/lib/platform/http-cache/settings';
import { Cdn, setCdn } from '../cache/cdn/cdn.ts';
import { KEYS_HEADER } from '../cache/cdn/cdn-note.ts';
import { sharedCache } from '../cache/shared/process-cache.ts';
import { log } from '../logging/log.server.ts';
import type { CdnConventions } from './cache-headers.ts';

/** Opens the CDN of the environment for this process; null without one. */
export function openCdn(
  environment: Environment,
): { conventions: CdnConventions; stop(): Promise<void> } | null {
  const settings = frontSettings(environment);
  if (!settings) return null;
  const counts = { done: 0, failed: 0, queued: 0, fromQueue: 0 };
  const purger = purgerOf(settings);
  const queue = openPurgeQueue({
    databaseUrl: environment.DATABASE_URL,
    purger,
    report: ({ error }) => log.warn({ err: error }, 'cdn_purge_failed'),
    onTold: (ok) => {
      counts[ok ? 'fromQueue' : 'failed'] += 1;
    },
  });
  setCdn(new Cdn({ purger, queue, counts }));
  const isCloudflare = settings.kind === 'cloudflare';
  return {
    conventions: {
      keysHeader: isCloudflare ? 'cache-tag' : KEYS_HEADER,
      separator: isCloudflare ? ',' : ' ',
      isCurrent: ({ tags, begun }) => sharedCache()?.isCurrentNow(tags, begun) ?? false,
    },
    stop: () => queue.stop(),
  };
}
