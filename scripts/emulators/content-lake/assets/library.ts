import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { notFound } from '../errors.ts';
import type { Committed, Store } from '../store/store.ts';
import { removeQuietly, writeDurably } from './files.ts';
import { type ImageParams, isOriginal } from './image-params.ts';
import { boxOf, outputFormat, transformImage } from './transform.ts';

/** Concurrent transformations; each uses its own libvips thread. */
const PARALLEL = 2;
const STORED_NAME = /^([0-9a-f]{40})(-\d+x\d+)?\.([a-z0-9]{1,10})$/;

export interface StoredFile {
  path: string;
  contentType: string;
  size: number;
}

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export class AssetLibrary {
  readonly #originals: string;
  readonly #variants: string;
  readonly #variantsInProgress = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(dataDir: string, store: Store) {
    this.#originals = join(dataDir, 'assets');
    this.#variants = join(dataDir, 'variants');
    for (const folder of [this.#originals, this.#variants]) mkdirSync(folder, { recursive: true });
    store.onCommit((commit) => {
      this.#removeDeleted(commit).catch((error: unknown) => {
        console.error('content lake: the files of a deleted asset could not be removed', error);
      });
    });
  }

  async storeOriginal(path: string, bytes: Uint8Array): Promise<void> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const existing = await stat(join(this.#originals, name)).catch(() => undefined);
    if (existing?.size !== bytes.byteLength) await writeDurably(this.#originals, name, bytes);
  }

  async original(name: string): Promise<StoredFile> {
    const extension = STORED_NAME.exec(name)?.[3];
    const path = join(this.#originals, name);
    const file = extension ? await stat(path).catch(() => undefined) : undefined;
    if (!file || !extension) throw notFound(`Asset ${name} not found`);
    return { path, size: file.size, contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream' };
  }

  /**
   * Returns the variant for these parameters and Accept header; generated on first use and stored on disk.
   */
  async image(name: string, params: ImageParams, accept: string): Promise<StoredFile> {
    const original = await this.original(name);
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (isOriginal(params) || extension === 'svg') return original;
    const { autoOrient } = await sharp(original.path).metadata();
    const box = boxOf(params, autoOrient);
    const width = box.width ?? autoOrient.width;
    const area = width * (box.height ?? (width * autoOrient.height) / autoOrient.width);
    const format = outputFormat(params, extension, accept, area);
    const path = join(this.#variants, variantName(name, params, format));
    if (!(await stat(path).catch(() => undefined))) await this.#make(original.path, path, params, format);
    return { path, size: (await stat(path)).size, contentType: `image/${format}` };
  }

  /** Generates a variant once, even for simultaneous requests. */
  #make(
    original: string,
    path: string,
    params: ImageParams,
    format: ReturnType<typeof outputFormat>,
  ): Promise<void> {
    const running = this.#variantsInProgress.get(path);
    if (running) return running;
    const work = this.#whenSlotFree(async () => {
      const bytes = await transformImage(original, params, format);
      await writeDurably(this.#variants, path.slice(this.#variants.length + 1), bytes);
    }).finally(() => this.#variantsInProgress.delete(path));
    this.#variantsInProgress.set(path, work);
    return work;
  }

  async #whenSlotFree(work: () => Promise<void>): Promise<void> {
    if (this.#running >= PARALLEL) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running++;
    try {
      await work();
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  async #removeDeleted({ changes }: Committed): Promise<void> {
    for (const { before, after } of changes) {
      if (after || !before || !/^sanity\.(image|file)Asset$/.test(before._type)) continue;
      const name = String(before.path).split('/').pop() ?? '';
      if (!STORED_NAME.test(name)) continue;
      await removeQuietly(join(this.#originals, name));
      const stem = name.slice(0, name.lastIndexOf('.'));
      const variants = (await readdir(this.#variants)).filter((file) => file.startsWith(`${stem}-`));
      await Promise.all(variants.map((file) => removeQuietly(join(this.#variants, file))));
    }
  }
}

function variantName(original: string, params: ImageParams, format: string): string {
  const { dl: _dl, fm, auto: _auto, ...shape } = params;
  const parameterKey = JSON.stringify([
    Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)),
    fm === 'pjpg',
  ]);
  const hash = createHash('sha256').update(parameterKey).digest('base64url').slice(0, 16);
  return `${original.slice(0, original.lastIndexOf('.'))}-${hash}.${format}`;
}
