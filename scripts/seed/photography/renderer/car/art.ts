import { clamp, roundedBox } from '../solid/math.ts';
import { plateRecess } from './ends.ts';
import type { Shape } from './shape.ts';

/** The square in front and rear view that face and tail art cover: 2.4 m, centred, standing on the floor. */
export const ART_SPAN = 2.4;

const PIXELS = 2048;

type Shade = readonly [red: number, green: number, blue: number, opacity: number];

const CLEAR: Shade = [0, 0, 0, 0];

/** How far a pixel `d` metres from an outline (negative inside) is covered, with a soft edge. */
const cover = (d: number) => clamp((0.004 - d) * 350);

const grey = (value: number, opacity = 1): Shade => [value, value, value, opacity];

/** Grille, lower intake, headlamps and badge, as they are projected onto the nose. Linear values. */
export function face(shape: Shape): HTMLCanvasElement {
  const { spec, halfWidth } = shape;
  const low = spec.grille === 'tall' || spec.grille === 'upright';
  const badgeY = spec.noseY - (low ? 0.24 : 0.17);
  return paint((y, z) => {
    if (y > 1.5 || y < 0.1) return CLEAR;
    const lamp = shape.headlamp(y, z);
    if (lamp < 0.01) return headlamp(shape, lamp, y, z);
    const badge = Math.hypot(z / 0.058, (y - badgeY) / 0.034);
    if (badge < 1) return grey(badge > 0.82 ? 0.55 : 0.03, 1);
    const grille = shape.grille(y, z);
    const intake = shape.intake(y, z);
    const curtain = airCurtain(shape, y, z);
    if (curtain < 0.008) return grey(curtain > -0.006 ? 0.05 : 0.008, cover(curtain));
    if (Math.min(grille, intake) > 0.008) return CLEAR;
    return grille < intake
      ? grey(mesh(spec.grille, grille, y, z), cover(grille))
      : grey(slats(y, intake), cover(intake));
  }, halfWidth);
}

/** Upright slot at the corner of the bumper, leading air past the wheel. */
function airCurtain({ spec, halfWidth }: Shape, y: number, z: number): number {
  if (spec.plain || spec.box) return 1;
  const top = spec.noseY - 0.21 - spec.lampHeight * 0.5;
  const bottom = spec.clearance + 0.17;
  const up = y - (top + bottom) / 2;
  return roundedBox(z - halfWidth * 0.82 - up * 0.18, up, 0.026 + up * 0.05, (top - bottom) / 2, 0.016);
}

function mesh(kind: string, d: number, y: number, z: number): number {
  if (d > -0.012) return d > -0.009 ? 0.3 : 0.05;
  if (kind === 'truck') return Math.sin(y * 95) > 0.1 ? 0.1 : 0.012;
  if (kind === 'upright') return ((((z + 0.03) / 0.11) % 1) + 1) % 1 < 0.42 ? 0.09 : 0.006;
  if (kind === 'tall') {
    // Diamond mesh: two families of thin diagonals over black.
    const weave = Math.min(fold((y + z * 0.55) / 0.05), fold((y - z * 0.55) / 0.05));
    return weave < 0.13 ? 0.09 : 0.006;
  }
  const bar = (((y / 0.022) % 1) + 1) % 1;
  return bar < 0.36 ? 0.05 + 0.08 * Math.sin((bar / 0.36) * Math.PI) : 0.006;
}

const fold = (value: number) => Math.abs((((value % 1) + 1) % 1) - 0.5);

function slats(y: number, d: number): number {
  if (d > -0.008) return 0.03;
  return (((y / 0.04) % 1) + 1) % 1 < 0.2 ? 0.035 : 0.008;
}

/** Smoked housing, a light blade along the upper edge and two projector modules behind the lens. */
function headlamp(shape: Shape, lamp: number, y: number, z: number): Shade {
  const { spec, halfWidth } = shape;
  const opacity = clamp((0.006 - lamp) * 400);
  const across = z - (halfWidth - spec.lampWidth * 0.5 + 0.08);
  const centre = spec.noseY - 0.085 - spec.lampHeight * 0.35 + (halfWidth - z) * 0.03 + across * 0.1;
  const up = (y - centre) / (spec.lampHeight * 0.5 * (1 + across * 0.6));
  let value = 0.02 + 0.05 * clamp(-lamp / 0.05) + 0.03 * clamp(up);
  for (const [index, at] of [-0.1, 0.015, 0.115].entries()) {
    const dx = Math.abs(across - at) / 0.042;
    const dy = Math.abs(up + 0.12) / 0.46;
    const module = Math.max(dx, dy);
    if (module < 1) {
      const lens = Math.hypot(dx, dy);
      value = module > 0.86 ? 0.14 : 0.03 + 0.3 * Math.max(0, 1 - lens) ** 1.5;
      if (lens > 0.3 && lens < 0.42 && up > -0.1) value += 0.18;
      if (index === 2) value *= 0.7;
    }
  }
  const blade = Math.abs(lamp + 0.013);
  if (blade < 0.0055 && up > 0.15) value = Math.max(value, 0.35 + 1.1 * clamp(1.25 - blade / 0.0055));
  if (lamp > -0.005) value = 0.012;
  return grey(Math.min(1, value), opacity);
}

/** Tail lamps and the dark insert of the rear bumper. */
export function tail(shape: Shape): HTMLCanvasElement {
  const { spec, halfWidth } = shape;
  const plate = plateRecess(spec, shape.tailMiddle);
  return paint((y, z) => {
    if (y > 1.8 || y < 0.1 || spec.tail === 'none') return CLEAR;
    const lamp = shape.tailLamp(y, z);
    if (lamp < 0.01) return tailLamp(shape, lamp, y, z);
    if (plate(y, z) < 0.004) return grey(0.03, 0);
    const reflector = roundedBox(z - halfWidth * 0.8, y - spec.clearance - 0.26, 0.1, 0.016, 0.012);
    if (!spec.box && reflector < 0.005) return [0.3, 0.008, 0.012, cover(reflector)];
    const insert = Math.max(z - halfWidth * 0.66, Math.abs(y - spec.clearance - 0.13) - 0.055);
    return insert < 0.005 ? grey(0.025, cover(insert)) : CLEAR;
  }, halfWidth);
}

function tailLamp(shape: Shape, lamp: number, y: number, z: number): Shade {
  const { spec, halfWidth } = shape;
  const opacity = clamp((0.006 - lamp) * 400);
  const facets = 0.88 + 0.12 * Math.sin(z * 420) * Math.sin(y * 420);
  const band = Math.abs(lamp + 0.02);
  if (lamp > -0.005) return [0.03, 0.003, 0.004, opacity];
  if (band < 0.007) {
    const glow = clamp(1.4 - band / 0.007);
    return [0.42 + 0.3 * glow, 0.02 + 0.05 * glow, 0.02 + 0.03 * glow, opacity];
  }
  const clear = spec.tail === 'post' ? y < spec.tailY - 0.24 : z < halfWidth - 0.24 && lamp < -0.024;
  if (clear) return grey((0.07 + 0.1 * clamp(Math.sin(z * 60) + 0.2)) * facets, opacity);
  return [(0.2 + 0.16 * clamp(-lamp / 0.05)) * facets, 0.006, 0.01, opacity];
}

/** Draws a symmetric picture, `shade` being asked for z >= 0. */
function paint(shade: (y: number, z: number) => Shade, halfWidth: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  const image = context.createImageData(PIXELS, PIXELS);
  const metre = PIXELS / ART_SPAN;
  for (let row = 0; row < PIXELS; row += 1) {
    for (let column = 0; column < PIXELS / 2; column += 1) {
      const z = ART_SPAN / 2 - (column + 0.5) / metre;
      if (z > halfWidth + 0.1) continue;
      const colour = shade(ART_SPAN - (row + 0.5) / metre, z).map((part) =>
        Math.round(part ** (1 / 2.2) * 255),
      );
      colour[3] = Math.round(((colour[3] ?? 0) / 255) ** 2.2 * 255);
      image.data.set(colour, (row * PIXELS + column) * 4);
      image.data.set(colour, (row * PIXELS + PIXELS - 1 - column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
