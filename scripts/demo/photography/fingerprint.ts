import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { EDITORIAL, type EditorialName } from './editorial.ts';
import type { Planned, Sitting } from './plan.ts';
import { type CarBody, SPECS } from './renderer/car/bodies.ts';
import { CARAVANS, type CaravanBody } from './renderer/caravan/spec.ts';
import { MOTORCYCLES, type MotorcycleBody } from './renderer/motorcycle/spec.ts';
import { SCENES, type Scene } from './renderer/scene/scenes.ts';
import { CABIN, CLOSE, PANORAMA, ROOM_VIEW, wholeView } from './renderer/stage/views.ts';

const BUILDERS: Readonly<Record<Sitting['kind'], string>> = {
  car: './car/car.ts',
  caravan: './caravan/caravan.ts',
  motorcycle: './motorcycle/motorcycle.ts',
  cabin: './interior/cabin.ts',
  room: './interior/room.ts',
  scene: './scene/build.ts',
  map: '../maps.ts',
};

const STUDIO = ['./stage/stage.ts', './stage/camera.ts', './light/occlusion.ts'];

/**
 * Modules with numbers for single bodies, scenes and views: only the numbers that a picture uses are hashed.
 */
const NUMBERS = ['*/bodies.ts', '*/caravan/spec.ts', '*/motorcycle/spec.ts', '*/scenes.ts', '*/views.ts'];

/**
 * Returns a short hash of all inputs of each picture: the code of its kind as a browser would run it
 * (comments, names and layout do not count), the numbers of its body, its camera, size and quality.
 */
export async function fingerprints(plan: readonly Planned[]): Promise<Map<string, string>> {
  const kinds = [...new Set(plan.map(({ set }) => set.kind))];
  const code = new Map(await Promise.all(kinds.map(async (kind) => [kind, await codeOf(kind)] as const)));
  return new Map(
    plan.map(({ key, set, view, width, height, paintable, quality, lightScale }) => [
      key,
      digest(code.get(set.kind), set, numbersOf(set), cameraOf(set, view), [
        width,
        height,
        paintable,
        quality,
        lightScale,
      ]),
    ]),
  );
}

async function codeOf(kind: Sitting['kind']): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [BUILDERS[kind], ...(kind === 'map' ? [] : STUDIO)]
        .map((file) => `export * from '${file}';`)
        .join(''),
      resolveDir: join(import.meta.dirname, 'renderer'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: NUMBERS,
    logLevel: 'error',
  });
  return digest(outputFiles[0]?.text);
}

function numbersOf({ kind, name }: Sitting): unknown {
  if (kind === 'car') return SPECS[name as CarBody];
  if (kind === 'caravan') return CARAVANS[name as CaravanBody];
  if (kind === 'motorcycle') return MOTORCYCLES[name as MotorcycleBody];
  if (kind !== 'scene') return null;
  const scene: Scene = SCENES[name as EditorialName];
  const bodies = scene.cars.map(({ body }) => SPECS[body as CarBody] ?? CARAVANS[body as CaravanBody]);
  return [EDITORIAL[name as EditorialName], scene, bodies];
}

function cameraOf({ kind }: Sitting, view: string): unknown {
  if (view === 'panorama') return PANORAMA;
  if (kind === 'room') return ROOM_VIEW;
  return wholeView(view) ?? CLOSE[view] ?? CABIN[view] ?? view;
}

function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
