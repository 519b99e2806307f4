import * as THREE from 'three';
import type { Look } from '../../../looks.ts';
import { finish } from '../../light/finish.ts';
import { type Kit, pillow } from '../../solid/kit.ts';
import { clamp, roundedBox } from '../../solid/math.ts';
import type { Field } from '../../solid/surface.ts';
import type { BodySpec } from '../spec.ts';
import type { End } from './end.ts';
import { bars, diamonds, hollow, type Mouth, slats } from './grilles.ts';
import { inlay, type Outline, pointed } from './inlay.ts';
import { type Cavity, guide, housing, projector } from './lamps.ts';
import { any, band, boundsOf, contour, trapezoid } from './outline.ts';
import { Wrap } from './wrap.ts';

interface Nose {
  spec: BodySpec;
  wrap: Wrap;
  half: number;
  /** Distance along the skin to where it turns sideways. */
  corner: number;
  /** From the sill to the bonnet's edge. */
  tall: number;
  low: number;
  /** Upper edge of lamps and grille: a little under the bonnet's, falling towards the sides. */
  brow: (s: number) => number;
}

/** The nose of a body in a look. `sheet` is the body's outer skin without arches. */
export function noseOf(look: Look, spec: BodySpec, sheet: Field): End {
  const wrap = new Wrap(sheet, Math.min(1.05, spec.cowlX + 0.3), -1, spec.noseY - 0.12);
  const { corner } = wrap;
  const nose: Nose = {
    spec,
    wrap,
    half: spec.width / 2,
    corner,
    tall: spec.noseY - spec.clearance,
    low: spec.clearance,
    brow: (s) => spec.noseY - 0.058 - 0.05 * Math.min(1.5, Math.abs(s) / corner) ** 2,
  };
  return { crest, blade, forge }[look](nose);
}

const housingDark = { colour: 0x17191c, rough: 0.22, metal: 0.55, reach: 0.12 };

const lamp = (
  wrap: Wrap,
  outline: Outline,
  s: readonly [number, number],
  middle: (s: number) => number,
  depth: number,
): Cavity => {
  const centre = (s[0] + s[1]) / 2;
  return { wrap, outline, middle: [centre, middle(centre)], stretch: 3, depth };
};

const mouth = (wrap: Wrap, outline: Outline, y: number, depth: number, stretch = 2.5): Mouth => ({
  wrap,
  outline,
  middle: [0, y],
  stretch,
  depth,
});

/** Upright slots at the corners of the bumper, leading air past the wheels. */
function curtains({ wrap, corner, low, tall }: Nose, lean: number): Mouth {
  const s = corner * 0.98;
  const middle = low + tall * 0.42;
  const outline: Outline = (at, y) =>
    Math.max(
      Math.abs(at - s + (y - middle) * lean) - 0.024 - (y - middle) * 0.06,
      Math.abs(y - middle) - tall * 0.17,
    ) * 0.9;
  return { wrap, outline, middle: [s, middle], stretch: 0.4, depth: 0.05, pair: true };
}

function emblem(kit: Kit, wrap: Wrap, y: number, geometry: THREE.BufferGeometry, out: number): void {
  const { place, normal } = wrap.at(0, y);
  const at = place.map((part, k) => part + (normal[k] ?? 0) * out) as [number, number, number];
  pointed(
    kit.add(geometry, finish({ colour: 0xcfd2d5, rough: 0.14, metal: 1, reach: 0 }), [0, 0, 0]),
    at,
    normal,
  );
}

function skid(kit: Kit, { wrap, low, half, spec }: Nose): void {
  const outline = trapezoid({
    y: [low + 0.045, low + (spec.cladding ? 0.1 : 0.07)],
    bottom: half * 0.46,
    top: half * 0.55,
    radius: 0.02,
  });
  const points = contour(outline, [0, low + 0.06], 8, 0, 160);
  const rise = (d: number) => 0.012 * clamp(-d / 0.014) - 0.001;
  const part = inlay(wrap, outline, boundsOf(points), rise, 0.002);
  kit.add(
    part,
    spec.cladding
      ? finish({ colour: 0x8b8e92, rough: 0.42, metal: 0.6, reach: 0.3 })
      : finish({ colour: 0x0d0e10, rough: 0.3, coat: 0.5, reach: 0.3 }),
    [0, 0, 0],
  );
}

function crest(nose: Nose): End {
  const { wrap, half, corner, tall, low, brow, spec } = nose;
  const height = 0.26 * tall + 0.07;
  const top = spec.noseY - 0.07;
  const width = half * 0.43;
  const grille = mouth(
    wrap,
    trapezoid({
      y: [top - height, top],
      bottom: width * 0.66,
      top: width,
      waist: [0.62, width * 1.07],
      radius: 0.035,
    }),
    top - height * 0.45,
    0.06,
    1.6,
  );
  const span = [width + 0.085, corner + 0.24] as const;
  const thick = 0.045 + 0.055 * tall;
  const middle = (s: number) => brow(s) - thick * 0.62 - 0.02 * (1 - (s - span[0]) / (span[1] - span[0]));
  const outline = band({
    s: span,
    middle,
    half: (s) => (thick / 2) * (0.62 + 0.55 * clamp((s - span[0]) / (span[1] - span[0] - 0.12))),
    radius: 0.022,
  });
  const head = lamp(wrap, outline, span, middle, 0.055);
  const lower = [low + 0.095, low + 0.095 + tall * 0.15] as const;
  const intake = mouth(
    wrap,
    trapezoid({ y: lower, bottom: half * 0.62, top: half * 0.48, radius: 0.025 }),
    (lower[0] + lower[1]) / 2,
    0.05,
    6,
  );
  const slots = curtains(nose, 0.22);
  return {
    wrap,
    opening: any([
      grille.outline,
      (s, y) => outline(Math.abs(s), y),
      intake.outline,
      (s, y) => slots.outline(Math.abs(s), y),
    ]),
    black: () => 1,
    bright: () => 1,
    plateY: (top - height + lower[1]) / 2 + (spec.cladding ? 0.005 : 0),
    fit(kit) {
      hollow(kit, grille, { colour: 0xaeb2b6, metal: 0.9, half: 0.009 });
      diamonds(kit, grille, 0.062, 0x1b1d20);
      hollow(kit, intake, null);
      bars(kit, intake, { count: 2, half: 0.006, out: -0.014, colour: 0x15171a });
      hollow(kit, slots, { colour: 0x0e0f11, metal: 0, half: 0.006 });
      housing(kit, head, housingDark, {});
      const edge = contour(outline, head.middle, head.stretch, 0.011);
      // The light runs under the brow and hooks down at the inner end.
      guide(
        kit,
        wrap,
        arc(edge, (s, y) => y > middle(s) - 0.004 || s < span[0] + 0.03),
        { out: -0.008, half: 0.0048 },
      );
      const size = thick * 0.34;
      for (const share of [0.34, 0.6]) {
        const s = span[0] + (span[1] - span[0]) * share;
        projector(kit, wrap, [s, middle(s) - thick * 0.1], size);
      }
      const ring = new THREE.TorusGeometry(0.036, 0.0065, 12, 56).scale(1.25, 0.86, 1);
      emblem(kit, wrap, top - height * 0.42, ring, 0.004);
      emblem(kit, wrap, top - height * 0.42, pillow(0.012, 0.05, 0.008, 2.6), 0.004);
      skid(kit, nose);
    },
  };
}

function blade(nose: Nose): End {
  const { wrap, half, corner, tall, low, brow, spec } = nose;
  const thin = 0.019 + 0.012 * tall;
  const middle = (s: number) => brow(s) - thin - 0.008;
  const end = corner + 0.2;
  const strip: Outline = band({
    s: [-end, end],
    middle: (s) => middle(Math.abs(s)),
    half: (s) =>
      thin *
      (1 +
        0.45 * clamp((Math.abs(s) - corner * 0.55) / 0.25) -
        0.4 * clamp((Math.abs(s) - corner - 0.06) / 0.16)),
    radius: 0.016,
  });
  const podAt = corner * 0.83;
  const podY = low + tall * 0.56;
  const pod: Outline = band({
    s: [podAt - 0.1, podAt + 0.095],
    middle: (s) => podY - (s - podAt) * 0.12,
    half: () => 0.034 + 0.032 * tall,
    radius: 0.03,
  });
  const pods: Cavity = { wrap, outline: pod, middle: [podAt, podY], stretch: 1.6, depth: 0.06 };
  const lower = [low + 0.085, low + 0.085 + tall * 0.26] as const;
  const intake = mouth(
    wrap,
    trapezoid({ y: lower, bottom: half * 0.4, top: half * 0.54, radius: 0.04 }),
    (lower[0] + lower[1]) / 2,
    0.055,
    3,
  );
  // A dark blade at each corner carries the lamps and runs down to the chin.
  const panel: Outline = (s, y) => {
    const at = Math.abs(s) - podAt - (y - podY) * -0.16;
    return Math.max(Math.abs(at) - 0.125 + (podY - y) * 0.1, y - podY - 0.1, low + 0.13 - y) * 0.9;
  };
  return {
    wrap,
    opening: any([strip, (s, y) => pod(Math.abs(s), y), intake.outline]),
    black: panel,
    bright: () => 1,
    plateY: lower[1] - 0.03,
    fit(kit) {
      const back = contour(strip, [0, middle(0)], 12, 0, 220);
      kit.add(
        inlay(wrap, strip, boundsOf(back), (d) => -0.0015 - 0.02 * clamp(-d / 0.012), 0.004, 0.005),
        finish({ colour: 0x060709, rough: 0.15, coat: 0.8, reach: 0.05 }),
        [0, 0, 0],
      );
      const line = Array.from({ length: 90 }, (_, i) => {
        const s = 0.1 + (i / 89) * (end - 0.13);
        return [s, middle(s)] as const;
      });
      guide(kit, wrap, line, { out: -0.009, half: 0.0052 });
      const cover = kit.add(
        inlay(wrap, strip, boundsOf(back), () => 0.0012, 0.001, 0.006),
        finish({ clear: 0.12 }),
        [0, 0, 0],
      );
      cover.renderOrder = 6;
      cover.userData = { solid: [], smooth: true };
      housing(kit, pods, housingDark, {});
      const size = 0.018 + 0.016 * tall;
      for (const [ds, dy] of [
        [-0.045, 0.004],
        [0.042, -0.004],
      ] as const)
        projector(kit, wrap, [podAt + ds, podY + dy], size, { depth: 0.028 });
      hollow(kit, intake, { colour: 0x0c0d0f, metal: 0, half: 0.008 });
      bars(kit, intake, { count: spec.cladding ? 5 : 4, half: 0.0065, out: -0.016, colour: 0x131518 });
      emblem(kit, wrap, middle(0) - 0.085, pillow(0.13, 0.017, 0.012, 3.2), 0.004);
      emblem(kit, wrap, middle(0) - 0.085, new THREE.TorusGeometry(0.022, 0.005, 10, 40), 0.005);
      skid(kit, nose);
    },
  };
}

function forge(nose: Nose): End {
  const { wrap, half, corner, tall, low, brow, spec } = nose;
  const height = 0.18 * tall + 0.06;
  const width = half * 0.56;
  const middle = (s: number) => brow(s * 0.8) - height * 0.55;
  const grille = mouth(
    wrap,
    band({ s: [-width, width], middle, half: () => height * 0.54, radius: 0.03 }),
    middle(0),
    0.06,
    3,
  );
  const span = [width + 0.028, corner + 0.15] as const;
  const outline = band({
    s: span,
    middle,
    half: (s) => (height / 2) * (1.04 - 0.16 * clamp((s - span[0]) / (span[1] - span[0]))),
    radius: 0.032,
  });
  const head: Cavity = { ...lamp(wrap, outline, span, middle, 0.06), stretch: 1.8 };
  const lower = [low + 0.12, low + 0.12 + tall * 0.13] as const;
  const intake = mouth(
    wrap,
    trapezoid({ y: lower, bottom: half * 0.6, top: half * 0.6, radius: 0.025 }),
    (lower[0] + lower[1]) / 2,
    0.05,
    6,
  );
  const fogAt = corner * 0.92;
  const fogY = (lower[0] + lower[1]) / 2 + 0.03;
  const fog: Outline = (s, y) => Math.hypot(s - fogAt, y - fogY) - 0.052;
  const fogs: Cavity = { wrap, outline: fog, middle: [fogAt, fogY], stretch: 1, depth: 0.04 };
  const surround: Outline = (s, y) => roundedBox(Math.abs(s) - fogAt, y - fogY, 0.1, 0.085, 0.03);
  return {
    wrap,
    opening: any([
      grille.outline,
      (s, y) => outline(Math.abs(s), y),
      intake.outline,
      (s, y) => fog(Math.abs(s), y),
    ]),
    black: surround,
    bright: () => 1,
    plateY: (middle(0) - height / 2 + lower[1]) / 2,
    fit(kit) {
      hollow(kit, grille, {
        colour: spec.plain ? 0x1b1d1f : 0x9ea2a6,
        metal: spec.plain ? 0 : 0.85,
        half: 0.01,
      });
      slats(kit, grille, 0.03, 0.0045, 0x101113);
      bars(kit, grille, {
        count: spec.noseY > 1 ? 3 : 2,
        half: 0.0125,
        out: -0.004,
        colour: spec.plain ? 0x26282b : 0x6f7377,
        metal: spec.plain ? 0 : 0.7,
      });
      hollow(kit, intake, null);
      bars(kit, intake, { count: 2, half: 0.008, out: -0.012, colour: 0x17191b });
      housing(kit, head, housingDark, {});
      const size = Math.min(height * 0.31, (span[1] - span[0]) * 0.2);
      for (const share of [0.27, 0.68]) {
        const s = span[0] + (span[1] - span[0]) * share;
        projector(kit, wrap, [s, middle(s)], size, { ring: share < 0.5, depth: 0.026 });
      }
      const edge = contour(outline, head.middle, head.stretch, 0.012);
      guide(
        kit,
        wrap,
        arc(edge, (s, y) => s > span[0] + 0.1 && y < middle(s) - height * 0.22),
        { out: -0.008, half: 0.0042, colour: 0xffa53a, glow: 0.5 },
      );
      guide(
        kit,
        wrap,
        arc(edge, (s, y) => y > middle(s) + height * 0.2),
        { out: -0.008, half: 0.0046 },
      );
      housing(kit, fogs, { colour: 0x9da1a5, rough: 0.2, metal: 1, reach: 0.06 }, {});
      projector(kit, wrap, [fogAt, fogY], 0.022, { depth: 0.025 });
      emblem(
        kit,
        wrap,
        middle(0),
        new THREE.CylinderGeometry(0.047, 0.05, 0.014, 6).rotateX(Math.PI / 2).rotateZ(Math.PI / 6),
        0.006,
      );
      skid(kit, nose);
    },
  };
}

/** Returns the longest run of a closed line's points that meet a condition. */
function arc(
  points: readonly (readonly [number, number])[],
  wanted: (s: number, y: number) => boolean,
): (readonly [number, number])[] {
  const open = points.slice(0, -1);
  const start = open.findIndex((point) => !wanted(...point));
  const turned = [...open.slice(Math.max(0, start)), ...open.slice(0, Math.max(0, start))];
  let [best, run]: (readonly [number, number])[][] = [[], []];
  for (const point of turned) {
    if (wanted(...point)) run = [...(run ?? []), point];
    else run = [];
    if ((run?.length ?? 0) > (best?.length ?? 0)) best = run;
  }
  return best ?? [];
}
