import { z } from 'zod';
import { fetchPhotosAhead } from '../../../inventory/media/ahead/fetch-photos-ahead.server.ts';
import { queueNewPhotos } from '../../../inventory/media/ahead/queue-new-photos.server.ts';
import { currentSources } from '../../../inventory/media/current-sources.server.ts';
import { failureBook } from '../../../inventory/media/failures.server.ts';
import { filesFrom, originalsFrom } from '../../../inventory/media/fetch-original.server.ts';
import { openStorage, storageSchema } from '../../../inventory/media/open-storage.server.ts';
import { originalsIn } from '../../../inventory/media/originals.server.ts';
import { startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { writeLine } from '../../../platform/logging/write-line.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z
  .object({
    PHOTOS_AHEAD: variables.PHOTOS_AHEAD.unwrap(),
    MEDIA_URL: variables.MEDIA_URL,
    IMGPROXY_ALLOWED_SOURCES: variables.IMGPROXY_ALLOWED_SOURCES,
    MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
  })
  .and(storageSchema);

/** Concurrent downloads, across hosts. */
const AT_ONCE = 4;

/** Prefetches photos and history reports, so that the first visitor need not wait. */
export const prepare: PreparePart = (environment) => {
  const values = parseEnvironment(schema, environment);
  const {
    PHOTOS_AHEAD: perHost,
    IMGPROXY_ALLOWED_SOURCES: allowedSources,
    MEDIA_PRIVATE_SOURCES: privately,
  } = values;
  const ownHosts = [new URL(values.MEDIA_URL).host];
  return async ({ pool, report }) => {
    const sources = currentSources({ allowed: allowedSources, privately }, pool, writeLine);
    const sharedParts = {
      storage: await openStorage(values),
      failures: failureBook(pool, writeLine),
      log: writeLine,
    };
    const originals = originalsIn({ ...sharedParts, fetchOriginal: originalsFrom(sources) });
    const files = originalsIn({ ...sharedParts, kind: 'file', fetchOriginal: filesFrom(sources) });
    const stopping = new AbortController();
    const { signal } = stopping;
    const steps = Array.from({ length: AT_ONCE }, () =>
      startStep('photos', signal, report, () =>
        fetchPhotosAhead(pool, { originals, files, perHost }, signal),
      ),
    );
    return {
      jobs: [
        {
          name: 'photos-ahead',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: async () => {
            await queueNewPhotos(pool, ownHosts);
            for (const step of steps) step.wake();
          },
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all(steps.map(({ ended }) => ended));
      },
    };
  };
};
