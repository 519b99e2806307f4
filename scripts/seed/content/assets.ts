import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { carPicture } from '../../local/media/pictures.ts';
import type { ContentDocument } from './shared/document.ts';
import { FILE } from './shared/picture.ts';

const SEED = path.resolve(import.meta.dirname, '..');
const PHOTOGRAPHY = path.join(SEED, 'photography');
const CAR = /^photography\/cars\/(?<body>[a-z0-9-]+)\/(?<colour>[a-z0-9-]+)\/(?<angle>[a-z0-9-]+)$/;

/** One file that content refers to, as it is uploaded. */
interface Upload {
  /** As content names it, without the scheme. */
  name: string;
  filename: string;
  bytes: Buffer;
  sha1: string;
}

/** A document as the content lake takes it. */
type StoredDocument = { _id: string; _type: string } & Record<string, unknown>;

/** Names of the files that documents refer to, each once. */
export function filesIn(documents: readonly object[]): string[] {
  const names = new Set<string>();
  JSON.stringify(documents, (key, value) => {
    if (key === '_ref' && typeof value === 'string' && value.startsWith(FILE))
      names.add(value.slice(FILE.length));
    return value;
  });
  return [...names].sort();
}

/**
 * Uploads the files that documents refer to. The content lake names an asset by the hash of its bytes, so
 * what is there already is neither sent nor stored again.
 * @returns the asset's id for each file name
 */
export async function uploadAssets(
  client: SanityClient,
  names: readonly string[],
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, string>> {
  const uploads = await Promise.all(names.map(load));
  const stored = await client.fetch<{ _id: string; sha1hash: string }[]>(
    '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{ _id, sha1hash }',
    { hashes: uploads.map(({ sha1 }) => sha1) },
  );
  const byHash = new Map(stored.map(({ _id, sha1hash }) => [sha1hash, _id]));
  const ids = new Map<string, string>();
  for (const { name, filename, bytes, sha1 } of uploads) {
    const known = byHash.get(sha1) ?? (await client.assets.upload('image', bytes, { filename }))._id;
    byHash.set(sha1, known);
    ids.set(name, known);
    report(ids.size, uploads.length);
  }
  return ids;
}

/** Puts the ids of uploaded assets where documents name files. Throws when one was not uploaded. */
export function withAssets(document: ContentDocument, ids: ReadonlyMap<string, string>): StoredDocument {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== '_ref' || typeof value !== 'string' || !value.startsWith(FILE)) return value;
    const id = ids.get(value.slice(FILE.length));
    if (!id) throw new Error(`Not uploaded: ${value}`);
    return id;
  });
}

async function load(name: string): Promise<Upload> {
  const bytes = await read(name);
  const filename = `${path.basename(name).replace(/\.\w+$/, '')}${path.extname(name) || '.webp'}`;
  return { name, filename, bytes, sha1: createHash('sha1').update(bytes).digest('hex') };
}

async function read(name: string): Promise<Buffer> {
  const car = CAR.exec(name)?.groups as { body: string; colour: string; angle: string } | undefined;
  if (!car) return readFile(path.join(SEED, name));
  const source = await carPicture(PHOTOGRAPHY, car);
  if (!source) throw new Error(`There is no photograph '${name}'. See photography/catalogue.ts.`);
  const { data, width, height } = await source.load();
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86 })
    .toBuffer();
}
