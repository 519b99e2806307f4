import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PhotoFailure } from '../../../media/photo-failure.ts';
import { atMost } from '../download.server.ts';

/** @throws PhotoFailure when the photo is larger than the limit */
export const copyPhoto = (
  from: Readable,
  { file, limit, signal }: { file: string; limit: number; signal: AbortSignal },
): Promise<void> =>
  pipeline(
    from,
    atMost(limit, () => new PhotoFailure('too large', 'it is too large')),
    createWriteStream(file, { mode: 0o600 }),
    { signal },
  );
