import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listen } from '../listen.ts';
import { application } from './application.ts';
import { openStore } from './store.ts';
import { variantMaker } from './variant-maker.ts';

export interface MediaOptions {
  port: number;
  dataDir: string;
  /** Folder of the rendered pictures: `scripts/demo/photography`. */
  picturesDir: string;
  /** Static files, in `reports/` and `films/`: `scripts/demo/assets/files`. */
  filesDir: string;
  /** The image server, without a trailing slash, to which requests for feed photos are forwarded. */
  imageServerUrl: string;
}

export interface MediaService {
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the photo service: vehicle photographs at `/cars/<body>/<colour>/<angle>.webp` and editorial
 * pictures at `/editorial/<name>.webp`, resized and re-encoded by the URL parameters of Sanity's image
 * pipeline (see query.ts). It emulates object storage behind an image CDN, and the CDN in front of the image
 * server.
 * @throws when the port is taken or the data folder cannot be written
 */
export async function start(options: MediaOptions): Promise<MediaService> {
  const { port, dataDir, picturesDir, filesDir, imageServerUrl } = options;
  const store = await openStore(join(dataDir, 'variants'));
  const variants = variantMaker(store, Math.max(1, availableParallelism() - 1));
  const server = await listen(
    application({ picturesDir, filesDir, store, variants, imageServerUrl }).fetch,
    port,
  );
  return {
    url: server.url,
    health: async () => {
      const bodies = await readdir(join(picturesDir, 'cars')).catch(() => []);
      if (bodies.length === 0) return { ok: false, detail: 'no pictures found' };
      return { ok: true, detail: `bodies photographed: ${bodies.length}` };
    },
    stop: () => server.close(),
  };
}
