import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { carPicture } from '../photography/car-picture.ts';
import type { ContentDocument } from './shared/document.ts';
import { FILE, pathOf } from './shared/picture.ts';

const PHOTOGRAPHY = path.resolve(import.meta.dirname, '../photography');
const QUALITY = 86;
const CAR =
  /^photography\/cars\/(?<body>[a-z0-9-]+)\/(?<colour>[a-z0-9-]+)\/(?<view>[a-z0-9-]+(?:\/[a-z0-9-]+)?)$/;

/** Stored on every uploaded asset with its file's version, so that seeding again recognises it. */
const SOURCE = 'forecourt-demo';

interface Upload {
  filename: string;
  /** Changes when the picture would look different. */
  version: string;
  read: () => Promise<Buffer>;
}

type StoredDocument = { _id: string; _type: string } & Record<string, unknown>;

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
 * Uploads the files that documents refer to. Skips files whose version is already uploaded. The content lake
 * names an asset by the hash of its bytes, so nothing is stored twice.
 * @returns the asset id for each file name
 */
export async function uploadAssets(
  client: SanityClient,
  names: readonly string[],
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, string>> {
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await open(name)) })));
  const storedAssets = await client.fetch<{ _id: string; version: string }[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && source.name == $source]{ _id, "version": source.id }',
    { source: SOURCE },
  );
  const idByVersion = new Map(storedAssets.map(({ _id, version }) => [version, _id]));
  const ids = new Map<string, string>();
  for (const { name, filename, version, read } of files) {
    const id = idByVersion.get(version) ?? (await upload(await read(), filename, version));
    idByVersion.set(version, id);
    ids.set(name, id);
    report(ids.size, files.length);
  }
  return ids;

  async function upload(bytes: Buffer, filename: string, version: string): Promise<string> {
    const source = { name: SOURCE, id: version, url: 'https://example.com' };
    const kind = /\.(?:mp4|vtt)$/.test(filename) ? 'file' : 'image';
    return (await client.assets.upload(kind, bytes, { filename, source }))._id;
  }
}

/** Replaces file names in a document by ids of uploaded assets. Throws when one was not uploaded. */
export function withAssets(document: ContentDocument, ids: ReadonlyMap<string, string>): StoredDocument {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== '_ref' || typeof value !== 'string' || !value.startsWith(FILE)) return value;
    const id = ids.get(value.slice(FILE.length));
    if (!id) throw new Error(`Not uploaded: ${value}`);
    return id;
  });
}

async function open(name: string): Promise<Upload> {
  const filename = `${path.basename(name).replace(/\.\w+$/, '')}${path.extname(name) || '.webp'}`;
  const car = CAR.exec(name)?.groups as { body: string; colour: string; view: string } | undefined;
  if (!car) {
    const bytes = await readFile(pathOf(name));
    return { filename, version: createHash('sha1').update(bytes).digest('hex'), read: async () => bytes };
  }
  const source = await carPicture(PHOTOGRAPHY, car);
  if (!source) throw new Error(`There is no photograph '${name}'. See photography/catalogue.ts.`);
  const read = async () => {
    const { data, width, height } = await source.load();
    return sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: QUALITY })
      .toBuffer();
  };
  return { filename: `${car.body}-${car.colour}-${filename}`, version: `${source.version}-${QUALITY}`, read };
}
