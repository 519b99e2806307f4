import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BODIES, type Body, COLOURS, type Colour, INTERIOR_OF } from './catalogue.ts';
import { lightOf } from './light-file.ts';
import { LOOKS_OF } from './names.ts';
import { PAINTS } from './paints.ts';
import { tint } from './tint.ts';

/** RGB pixels of a complete picture, before resizing and encoding. */
export interface Picture extends Size {
  data: Uint8Array;
}

export interface Source {
  /** Changes whenever the picture would look different; derived from files and paint. */
  version: string;
  size(): Promise<Size>;
  /** @param shrink scale factor of each side; a smaller picture is faster to paint */
  load(shrink?: number): Promise<Picture>;
}

interface Size {
  width: number;
  height: number;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The view of a car in its URL: an angle, a look's angle, or a frame of its spin. */
const VIEW = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/**
 * Returns the photo of a body in a colour, or undefined. Names are checked against the catalogue or a strict
 * pattern before use in a path. An angle without a look uses the body's default look; an interior is the same
 * in every colour.
 * @param name.view the view, such as `rear`, `crest/front` or `spin/07`
 */
export async function carPicture(
  directory: string,
  name: { body: string; colour: string; view: string },
): Promise<Source | undefined> {
  if (!isBody(name.body) || !VIEW.test(name.view) || !isColour(name.colour)) return undefined;
  if (name.view === 'interior')
    return filePicture(join(directory, 'interiors', `${INTERIOR_OF[name.body]}.webp`));
  for (const view of [name.view, ...LOOKS_OF[name.body].map((look) => `${look}/${name.view}`)]) {
    const source = await paintedPicture(join(directory, 'cars', name.body, view), name.colour);
    if (source) return source;
  }
  return undefined;
}

async function paintedPicture(stem: string, colour: Colour): Promise<Source | undefined> {
  const base = await fingerprint(`${stem}.base.webp`);
  const light = await fingerprint(`${stem}.light.webp`);
  if (!base || !light) return undefined;
  const paint = PAINTS[colour];
  return {
    version: digest(base, light, JSON.stringify(paint)),
    size: () => sizeOf(`${stem}.base.webp`),
    load: async (shrink) => {
      const car = await decode(`${stem}.base.webp`, shrink);
      const panels = await lightOf(`${stem}.light.webp`, car.width, car.height);
      return { ...car, data: tint(car.data, panels, paint) };
    },
  };
}

export async function editorialPicture(directory: string, name: string): Promise<Source | undefined> {
  return NAME.test(name) ? filePicture(join(directory, 'editorial', `${name}.webp`)) : undefined;
}

/** Returns an interior, a detail of it or its panorama, such as `cabin-dark` or `cabin-dark/seats`. */
export async function interiorPicture(directory: string, view: string): Promise<Source | undefined> {
  return VIEW.test(view) ? filePicture(join(directory, 'interiors', `${view}.webp`)) : undefined;
}

async function filePicture(file: string): Promise<Source | undefined> {
  const version = await fingerprint(file);
  if (!version) return undefined;
  return { version, size: () => sizeOf(file), load: (shrink) => decode(file, shrink) };
}

function isBody(name: string): name is Body {
  return (BODIES as readonly string[]).includes(name);
}

function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

async function sizeOf(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

async function decode(file: string, shrink = 1): Promise<Picture> {
  const image = sharp(file).removeAlpha();
  if (shrink > 1) image.resize(Math.round((await sizeOf(file)).width / shrink));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fingerprints = new Map<string, { stamp: string; hash: string }>();

/** Returns the hash of a file's bytes, cached until the file changes; undefined without a file. */
async function fingerprint(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.size}-${stats.mtimeMs}`;
  const cached = fingerprints.get(file);
  if (cached?.stamp === stamp) return cached.hash;
  const hash = digest(await readFile(file));
  fingerprints.set(file, { stamp, hash });
  return hash;
}

/** Returns a short hash of texts or bytes, for versions, cache names and ETags. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 24);
}
