import type { Environment } from '@forecourt/lib/platform/env';
import { openPurgeQueue } from '@forecourt/lib/platform/http-cache/purge-queue.server';
import { purgerOf } from '@forecourt/lib/platform/http-cache/purger.server';
import { frontSettings } from '@forecourt/lib/platform/http-cache/settings';
import { Front, keepFront } from '../cache/front/front.ts';
import { KEYS_HEADER } from '../cache/front/note.ts';
import { sharedCache } from '../cache/shared/process-cache.ts';
import { log } from '../logging/log.server.ts';
import type { FrontWords } from './lifetimes.ts';

/**
 * Opens the CDN configured in the environment, for this process.
 * @returns its conventions for responses; null without a CDN
 */
export function openFront(environment: Environment): { words: FrontWords; stop(): Promise<void> } | null {
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
  keepFront(new Front({ purger, queue, counts }));
  const isCloudflare = settings.kind === 'cloudflare';
  return {
    words: {
      keysHeader: isCloudflare ? 'cache-tag' : KEYS_HEADER,
      separator: isCloudflare ? ',' : ' ',
      isCurrent: ({ tags, begun }) => sharedCache()?.isCurrentNow(tags, begun) ?? false,
    },
    stop: () => queue.stop(),
  };
}
