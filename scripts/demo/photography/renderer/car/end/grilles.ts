import { finish } from '../../light/finish.ts';
import type { Kit } from '../../solid/kit.ts';
import { bar, bowl, inlay, type Outline, within } from './inlay.ts';
import { boundsOf, contour } from './outline.ts';
import type { Wrap } from './wrap.ts';

/** An opening in the skin across the middle, or, when `pair`, one on either side. */
export interface Mouth {
  wrap: Wrap;
  outline: Outline;
  middle: readonly [number, number];
  stretch: number;
  depth: number;
  pair?: boolean;
}

type Points = readonly (readonly [number, number])[];

const mirrored = (points: Points): Points => points.map(([s, y]) => [-s, y] as const);

const sidesOf = ({ pair }: Mouth): readonly (1 | -1)[] => (pair ? [1, -1] : [1]);

export function hollow(
  kit: Kit,
  mouth: Mouth,
  frame: { colour: number; metal: number; half: number } | null,
): void {
  const { wrap, outline, middle, stretch, depth } = mouth;
  const edge = contour(outline, middle, stretch, 0, 160);
  const bounds = boundsOf(edge);
  for (const side of sidesOf(mouth)) {
    const there: Outline = mouth.pair ? (s, y) => outline(Math.abs(s), y) : outline;
    const area = side > 0 ? bounds : { s: [-bounds.s[1], -bounds.s[0]] as const, y: bounds.y };
    kit.add(
      inlay(wrap, there, area, bowl(depth, 0.02), 0.004),
      finish({ colour: 0x060607, rough: 0.6, reach: 0.12 }),
      [0, 0, 0],
    );
    const line = side > 0 ? edge : mirrored(edge);
    if (frame)
      kit.add(
        bar(wrap, line, 0.001, frame.half * 0.8, frame.half, 10),
        finish({ colour: frame.colour, rough: 0.22, metal: frame.metal, coat: 0.6, reach: 0.06 }),
        [0, 0, 0],
      );
  }
}

const gloss = (colour: number, metal = 0) => finish({ colour, rough: 0.25, metal, coat: 0.7, reach: 0.05 });

export function diamonds(kit: Kit, mouth: Mouth, pitch: number, colour: number): void {
  const { wrap, outline, middle } = mouth;
  const { s, y } = boundsOf(contour(outline, middle, mouth.stretch, 0));
  const material = gloss(colour, 0.3);
  const rise = y[1] - y[0];
  for (const slope of [1, -1]) {
    for (let start = s[0] - rise * 1.8; start < s[1] + rise * 1.8; start += pitch) {
      const to = start + slope * rise * 1.7;
      for (const piece of within(outline, [start, y[0]], [to, y[1]], -0.003, 0.01))
        kit.add(bar(wrap, piece, -0.022, 0.006, 0.0032, 6), material, [0, 0, 0]);
    }
  }
}

export function bars(
  kit: Kit,
  mouth: Mouth,
  options: { count: number; half: number; out: number; colour: number; metal?: number },
): void {
  const { wrap, outline, middle } = mouth;
  const { s, y } = boundsOf(contour(outline, middle, mouth.stretch, 0), 0);
  const material = gloss(options.colour, options.metal ?? 0);
  for (let i = 0; i < options.count; i += 1) {
    const at = y[0] + ((i + 1) / (options.count + 1)) * (y[1] - y[0]);
    for (const piece of within(outline, [s[0], at], [s[1], at], -0.002))
      for (const side of sidesOf(mouth))
        kit.add(
          bar(wrap, side > 0 ? piece : mirrored(piece), options.out, options.half * 1.4, options.half, 10),
          material,
          [0, 0, 0],
        );
  }
}

export function slats(kit: Kit, mouth: Mouth, pitch: number, half: number, colour: number): void {
  const { wrap, outline, middle } = mouth;
  const { s, y } = boundsOf(contour(outline, middle, mouth.stretch, 0), 0);
  const count = Math.round((s[1] - s[0]) / pitch);
  for (let i = 1; i < count; i += 1) {
    const at = s[0] + (i / count) * (s[1] - s[0]);
    for (const piece of within(outline, [at, y[0]], [at, y[1]], -0.002))
      kit.add(bar(wrap, piece, -0.016, 0.008, half, 8), gloss(colour, 0.4), [0, 0, 0]);
  }
}
