import path from 'node:path';
import sharp from 'sharp';
import { carPicture } from '../../photography/car-picture.ts';
import type { Angle, Body, Colour } from '../../photography/catalogue.ts';
import { LOOKS_OF } from '../../photography/names.ts';
import { type Backdrop, HORIZON } from './backdrops.ts';
import { type Canvas, clamp, dice, type Rgb, rgb } from './canvas.ts';

const PHOTOGRAPHY = path.resolve(import.meta.dirname, '../../photography');
const SHAPE = 9 / 16;

/** Blur of the background, as a share of the width: the camera focuses on the car. */
const FOCUS_BLUR = 0.003;
/** Share of the backdrop's colour that tints the paint. */
const SPILL = 0.22;
/** Brightness of the light pass from which a pixel counts fully as paint. */
const PAINT_FROM = 3;
const PAINT_TO = 14;
/** Paint below this share of the picture's height is the car's reflection in the floor. */
const REFLECTION_FROM = 0.6;
/** Patches of paint smaller than this share of the picture are compression artefacts. */
const SMALLEST_PATCH = 0.0004;
/** How much of the backdrop's hue reaches glass, wheels and lamps; the rest is its brightness only. */
const TRIM_HUE = 0.4;
/** Height of the horizon in the studio's pictures, as a share of the height. */
const STUDIO_HORIZON = 0.4;

export interface Scene {
  car: { body: Body; colour: Colour; angle: Angle };
  /** Centre of the car's picture across the scene, and its width, both as a share of the scene's width. */
  x: number;
  size: number;
  backdrop: Backdrop;
  light?: string;
  /** 1 keeps the studio's lighting; lower values darken the car. */
  exposure?: number;
  width?: number;
}

interface Plate {
  width: number;
  height: number;
  car: Float32Array;
  /** Share of paint in each pixel, from 0 to 1. */
  paint: Float32Array;
  /** First and last column of paint in each row; other pixels between them are the car's trim. */
  span: Int32Array;
  /** The empty studio: one colour per row at the left and at the right edge. */
  edge: { left: Float32Array; right: Float32Array };
}

/**
 * Puts a car of the catalogue in front of a backdrop. Everything that is not paint takes the backdrop's light in
 * proportion to the studio's: its shadow, its reflection in the floor, and the world seen in its glass.
 * @returns a WebP picture in 16:9
 */
export async function compose(scene: Scene): Promise<Buffer> {
  const width = scene.width ?? 2400;
  const height = Math.round(width * SHAPE);
  const ground = await blurred(scene.backdrop(width, height), FOCUS_BLUR * width);
  const plate = await load(scene.car, Math.round(scene.size * width));
  const left = Math.round(scene.x * width - plate.width / 2);
  const top = Math.round(HORIZON * height - STUDIO_HORIZON * plate.height);
  const light: Rgb = scene.light ? rgb(scene.light) : [1, 1, 1];
  const grain = dice(7);
  const out = Buffer.alloc(width * height * 3);
  const pixel: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const behind: Rgb = [ground.data[at] ?? 0, ground.data[at + 1] ?? 0, ground.data[at + 2] ?? 0];
      const [x, y] = [column - left, row - top];
      if (x < 0 || y < 0 || x >= plate.width || y >= plate.height) pixel.splice(0, 3, ...behind);
      else relight(plate, x, y, behind, scene.exposure ?? 1, pixel);
      const noise = (grain() - 0.5) * 0.012; // keeps smooth skies from banding
      for (let channel = 0; channel < 3; channel += 1) {
        out[at + channel] = Math.round(clamp((pixel[channel] ?? 0) * (light[channel] ?? 1) + noise) * 255);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82 })
    .toBuffer();
}

function relight(
  plate: Plate,
  x: number,
  y: number,
  behind: Rgb,
  exposure: number,
  into: [number, number, number],
): void {
  const at = y * plate.width + x;
  const paint = plate.paint[at] ?? 0;
  const trim = x >= (plate.span[y * 2] ?? 0) && x <= (plate.span[y * 2 + 1] ?? -1);
  const brightness = (behind[0] + behind[1] + behind[2]) / 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const studio = studioAt(plate, x, y, channel);
    const value = plate.car[at * 3 + channel] ?? 0;
    const colour = behind[channel] ?? 0;
    const hue = trim ? brightness + (colour - brightness) * TRIM_HUE : colour;
    const world = value * clamp(hue / studio, 0, 1.35);
    const painted = value * exposure * (1 - SPILL + SPILL * clamp((colour / studio) * 1.6, 0, 1.3));
    into[channel] = world + (painted - world) * paint;
  }
}

function studioAt({ edge, width }: Plate, x: number, y: number, channel: number): number {
  const [left, right] = [edge.left[y * 3 + channel] ?? 1, edge.right[y * 3 + channel] ?? 1];
  return Math.max(0.05, left + ((right - left) * x) / width);
}

async function load(name: Scene['car'], width: number): Promise<Plate> {
  const source = await carPicture(PHOTOGRAPHY, { ...name, view: viewOf(name) });
  if (!source) throw new Error(`There is no photograph of ${Object.values(name).join(' ')}`);
  const picture = await source.load();
  const size = { width, height: Math.round((width * picture.height) / picture.width) };
  const car = await sharp(Buffer.from(picture.data), {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize({ ...size, kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const paint = bodyOnly(await paintOf(name, size), size);
  return {
    ...size,
    car: Float32Array.from(car, (value) => value / 255),
    paint,
    span: spanOf(paint, size),
    edge: edgesOf(car, size),
  };
}

/** Returns the view in the body's usual look; caravans have no look. */
function viewOf({ body, angle }: Scene['car']): string {
  const [look] = LOOKS_OF[body];
  return look ? `${look}/${angle}` : angle;
}

/** Finds the paint: pixels where the upper or lower panel of the light picture is not black. */
async function paintOf(
  name: Scene['car'],
  { width, height }: { width: number; height: number },
): Promise<Float32Array> {
  const file = path.join(PHOTOGRAPHY, 'cars', name.body, `${viewOf(name)}.light.webp`);
  const meta = await sharp(file).metadata();
  const panel = Math.floor((meta.height ?? 0) / 2);
  const readPanel = (top: number) =>
    sharp(file)
      .extract({ left: 0, top, width: meta.width ?? 0, height: panel })
      .extractChannel(0)
      .resize({ width, height, fit: 'fill' })
      .blur(0.7)
      .raw()
      .toBuffer();
  const [solid, flake] = await Promise.all([readPanel(0), readPanel(panel)]);
  return Float32Array.from(solid, (value, at) =>
    clamp((Math.max(value, flake[at] ?? 0) - PAINT_FROM) / (PAINT_TO - PAINT_FROM)),
  );
}

/** Removes patches of paint that are not on the car: specks, and its reflection in the floor. */
function bodyOnly(paint: Float32Array, { width, height }: { width: number; height: number }): Float32Array {
  const visitedPixels = new Uint8Array(paint.length);
  for (let start = 0; start < paint.length; start += 1) {
    if (visitedPixels[start] || !paint[start]) continue;
    const patch = [start];
    visitedPixels[start] = 1;
    // The patch grows while this loop reads it.
    for (const at of patch) {
      const column = at % width;
      for (const next of [
        at - width,
        at + width,
        column > 0 ? at - 1 : -1,
        column < width - 1 ? at + 1 : -1,
      ]) {
        if (next < 0 || next >= paint.length || visitedPixels[next] || !paint[next]) continue;
        visitedPixels[next] = 1;
        patch.push(next);
      }
    }
    // Rows are read from the top, so the first pixel found is the highest.
    const isReflection = start / width > height * REFLECTION_FROM;
    if (isReflection || patch.length < paint.length * SMALLEST_PATCH) for (const at of patch) paint[at] = 0;
  }
  return paint;
}

function spanOf(paint: Float32Array, { width, height }: { width: number; height: number }): Int32Array {
  const span = new Int32Array(height * 2);
  for (let y = 0; y < height; y += 1) {
    const row = paint.subarray(y * width, (y + 1) * width);
    span[y * 2] = row.findIndex((value) => value > 0.5);
    span[y * 2 + 1] = row.findLastIndex((value) => value > 0.5);
    if (span[y * 2] === -1) span[y * 2] = width;
  }
  return span;
}

/** Returns the studio's colours at both edges, row by row; the car never reaches that far. */
function edgesOf(car: Buffer, { width, height }: { width: number; height: number }): Plate['edge'] {
  const strip = Math.max(4, Math.round(width * 0.012));
  const side = (from: number) => {
    const rows = new Float32Array(height * 3);
    for (let y = 0; y < height; y += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let x = from; x < from + strip; x += 1) sum += car[(y * width + x) * 3 + channel] ?? 0;
        rows[y * 3 + channel] = sum / strip / 255;
      }
    }
    return rows;
  };
  return { left: side(0), right: side(width - strip) };
}

async function blurred({ width, height, data }: Canvas, sigma: number): Promise<Canvas> {
  const bytes = Buffer.from(Uint8Array.from(data, (value) => Math.round(clamp(value) * 255)));
  const soft = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer();
  return { width, height, data: Float32Array.from(soft, (value) => value / 255) };
}
