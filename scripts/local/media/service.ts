import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { imageServerOf } from '@forecourt/lib/media/serve.server';
import { listen } from '../listen.ts';
import { application } from './application.ts';
import { openStore } from './store.ts';
import { variantMaker } from './variant-maker.ts';

export interface MediaOptions {
  port: number;
  /** Folder where finished variants are stored between runs. */
  dataDir: string;
  /** Folder where photos of feeds are kept. */
  photosDir: string;
  /** Folder of the rendered pictures: `scripts/photography`. */
  picturesDir: string;
  /** Static files, in `reports/` and `films/`: `scripts/seed/assets/files`. */
  filesDir: string;
  /** Sign the addresses of photos on feeds' hosts, in hexadecimal. */
  key: string;
  salt: string;
  /** Where such photos may be fetched: prefixes of addresses on this machine, comma separated. */
  sources: string;
  /** Where further hosts are read that feeds allow. */
  databaseUrl?: string;
}

export interface MediaService {
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the photo service: car photographs at `/cars/<body>/<colour>/<angle>.webp` and editorial pictures at
 * `/editorial/<name>.webp`, resized and re-encoded by the URL parameters of Sanity's image pipeline (see
 * query.ts). Stands in for object storage with an image CDN in front. Photos of feeds' hosts come from the image server
 * of `lib/media`, which runs in it.
 * @throws when the port is taken or the data folder cannot be written
 */
export async function start(options: MediaOptions): Promise<MediaService> {
  const { port, dataDir, photosDir, picturesDir, filesDir, key, salt, sources, databaseUrl } = options;
  const store = await openStore(join(dataDir, 'variants'));
  const variants = variantMaker(store, Math.max(1, availableParallelism() - 1));
  const images = await imageServerOf({
    IMGPROXY_KEY: key,
    IMGPROXY_SALT: salt,
    MEDIA_PRIVATE_SOURCES: sources,
    MEDIA_DATABASE_URL: databaseUrl ?? '',
    MEDIA_FOLDER: photosDir,
    MEDIA_DISK_MB: '1000',
  });
  const server = await listen(application({ picturesDir, filesDir, store, variants, images }).fetch, port);
  return {
    url: server.url,
    health: async () => {
      const bodies = await readdir(join(picturesDir, 'cars')).catch(() => []);
      if (bodies.length === 0) return { ok: false, detail: 'no pictures found' };
      return { ok: true, detail: `bodies photographed: ${bodies.length}` };
    },
    stop: async () => {
      await server.close();
      await images.close();
    },
  };
}
