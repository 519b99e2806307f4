import { z } from 'zod';
import { type CheckTools, checkPhotos } from '../../../inventory/media/checks/check-photos.server.ts';
import { notePhotos } from '../../../inventory/media/checks/note-photos.server.ts';
import { forgetUnusedPhotos, queuePhotoChecks } from '../../../inventory/media/checks/queue-checks.server.ts';
import { currentSources } from '../../../inventory/media/current-sources.server.ts';
import { failureBook } from '../../../inventory/media/failures.server.ts';
import { changedOriginalsFrom } from '../../../inventory/media/fetch-original.server.ts';
import { openStorage, storageSchema } from '../../../inventory/media/open-storage.server.ts';
import { startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { writeLine } from '../../../platform/logging/write-line.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  PHOTOS_AHEAD: variables.PHOTOS_AHEAD,
  MEDIA_URL: variables.MEDIA_URL,
  IMGPROXY_ALLOWED_SOURCES: variables.IMGPROXY_ALLOWED_SOURCES,
  MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
});

/** Concurrent checks, across hosts. */
const AT_ONCE = 2;
/** Concurrent downloads from one host, if `PHOTOS_AHEAD` says nothing else. */
const PER_HOST = 2;

/** Checks vehicles' photos daily and when their row changes. */
export const prepare: PreparePart = (environment) => {
  const values = parseEnvironment(schema, environment);
  const { IMGPROXY_ALLOWED_SOURCES: allowedSources, MEDIA_PRIVATE_SOURCES: privately } = values;
  // Only with the embedded image server: imgproxy stores no originals.
  const storageSettings = values.PHOTOS_AHEAD ? parseEnvironment(storageSchema, environment) : null;
  const ownHosts = [new URL(values.MEDIA_URL).host];
  return async ({ pool, report }) => {
    const sources = currentSources({ allowed: allowedSources, privately }, pool, writeLine);
    const tools: CheckTools = {
      fetchChanged: changedOriginalsFrom(sources),
      storage: storageSettings && (await openStorage(storageSettings)),
      failures: failureBook(pool, writeLine),
      perHost: values.PHOTOS_AHEAD ?? PER_HOST,
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    const noting = startStep('photo notes', signal, report, () => notePhotos(pool));
    const checking = Array.from({ length: AT_ONCE }, () =>
      startStep('photo checks', signal, report, async () => {
        const hasWorked = await checkPhotos(pool, tools, signal);
        if (hasWorked) noting.wake();
        return hasWorked;
      }),
    );
    return {
      jobs: [
        {
          name: 'photo-checks',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: async () => {
            await queuePhotoChecks(pool, ownHosts);
            for (const step of [...checking, noting]) step.wake();
          },
        },
        {
          name: 'photo-checks-unused',
          cron: '41 3 * * *',
          longestSeconds: 600,
          run: () => forgetUnusedPhotos(pool),
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all([noting, ...checking].map(({ ended }) => ended));
      },
    };
  };
};
