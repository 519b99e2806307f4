import type { Look } from '../../looks.ts';
import { beside, ease, joinMax, joinMin, mix, type Point, roundedBox } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';
import type { Field } from '../solid/surface.ts';
import type { End } from './end/end.ts';
import { noseOf } from './end/nose.ts';
import { tailOf } from './end/tail.ts';
import { lowerOutline, planOutline, sectionOutline, upperOutline } from './outlines.ts';
import type { BodySpec } from './spec.ts';

/** A body's solid, and the dimensions that other parts are fitted to. */
export interface Shape {
  spec: BodySpec;
  field: Field;
  /** The end of the body (of the cab, if a tray or box follows), its middle and half width. */
  end: number;
  middle: number;
  halfWidth: number;
  axles: readonly [number, number];
  arches: readonly number[];
  tailMiddle: number;
  belt(x: number): number;
  /** Half width of the glasshouse at a height, and the taper of its sides at x. */
  windowZ(y: number): number;
  taper(x: number): number;
  glasshouse(x: number, y: number): number;
  /** The outer skin before arches and bed are cut out. */
  sheet: Field;
  nose: End;
  /** Absent for cabs with a tray or box behind them. */
  tail: End | undefined;
}

/** Joins a lower body and a glasshouse, each the meeting of blurred outlines, and carves arches and recesses. */
export function shapeOf(spec: BodySpec, look: Look): Shape {
  const end = spec.cabLength ?? spec.length;
  const middle = end / 2;
  const halfWidth = spec.width / 2;
  const front = spec.frontOverhang;
  const rear = front + spec.wheelbase;
  const arches = spec.cabLength ? [front] : [front, rear];
  const bumperY = spec.noseY * 0.55;
  const tailMiddle = spec.tailY * 0.62;

  const lower = new Profile(lowerOutline(spec, look, end, bumperY, tailMiddle), 0.022);
  const upper = new Profile(upperOutline(spec), 0.04);
  const section = new Profile(sectionOutline(spec), 0.016);
  const plan = new Profile(planOutline(spec, look, end), 0.05);

  const glassHalfWidth = halfWidth - 0.028 - spec.shoulder;
  const windowZ = (y: number) => {
    const rise = y - spec.beltFront;
    return glassHalfWidth - spec.tumble * rise * (0.75 + rise * 0.5);
  };
  const taper = (x: number) => {
    const ahead = Math.max(0, middle - x) / middle;
    const behind = Math.max(0, x - middle) / middle;
    return halfWidth * (spec.taperFront * ahead ** 3 + spec.taperRear * behind ** 3);
  };
  // Windscreen and rear window are bowed in plan: points further out count as further back.
  const bowed = (x: number, z: number) => {
    const screen = ease(spec.roofFrontX + 0.5, spec.roofFrontX - 0.2, x);
    const back = ease(spec.roofRearX - 0.4, spec.roofRearX + 0.2, x);
    return x - (0.12 * z * z * screen) / halfWidth ** 2 + 0.1 * z * z * back;
  };
  const scoopY = mix(spec.clearance, spec.beltFront, 0.3);
  const scoop = (x: number, y: number) => {
    if (spec.cabLength) return 0;
    const between =
      ease(front + spec.arch - 0.05, front + spec.arch + 0.35, x) *
      ease(rear - spec.arch + 0.05, rear - spec.arch - 0.3, x);
    return 0.02 * between * Math.exp(-(((y - scoopY) / 0.085) ** 2));
  };
  // A crease along the doors: the sheet is set back below a line that rises towards the tail.
  const crease = (x: number, y: number) => {
    if (spec.cabOver) return 0;
    const t = y - mix(spec.clearance, spec.beltFront, 0.8) - (x - middle) * 0.018;
    const along = ease(0.35, 0.9, x) * ease(end - 0.15, end - 0.6, x);
    return 0.012 * along * ease(0.012, -0.045, t) * ease(-0.34, -0.08, t);
  };
  const house: Field = (x, y, z) => {
    const outline = upper.at(bowed(x, z), y + spec.crown * z * z * 0.9);
    const side = (z + taper(x) * 1.5 + Math.max(0, x - middle) * 0.03 - windowZ(y)) * 0.92;
    return joinMax(outline, side, 0.15);
  };
  const hull: Field = (x, y, z) => {
    const side = section.at(z + taper(x), y) + scoop(x, y) + crease(x, y);
    const trunk = joinMax(lower.at(x, y + spec.crown * z * z), side, 0.1);
    return joinMax(trunk, plan.at(x, z), 0.14) - relief(spec, x, y, z, end);
  };
  const sheet: Field = (x, y, z) =>
    joinMin(hull(x, y, z), house(x, y, z), spec.shoulder > 0.05 ? 0.05 : 0.04);

  const field: Field = (x, y, z) => {
    let d = sheet(x, y, z);
    for (const axle of arches) {
      const radius = Math.hypot(x - axle, y - spec.wheel);
      if (spec.flare && radius < spec.arch + 0.4) {
        const wide = hull(x, y, Math.max(0, z - spec.flare));
        const flare = joinMax(joinMax(radius - spec.arch - 0.04, wide, 0.04), spec.clearance - y, 0.03);
        d = joinMin(d, flare, 0.03);
      }
    }
    for (const axle of arches) {
      const radius = Math.hypot(x - axle, y - spec.wheel);
      const cut = joinMax(radius - spec.arch, halfWidth - 0.36 - z, 0.02);
      d = joinMax(d, -joinMax(cut, y - spec.wheel - spec.arch, 0.02), 0.018);
    }
    if (spec.tub) {
      const [start, stop, floor] = spec.tub;
      const inside = roundedBox(x - (start + stop) / 2, z, (stop - start) / 2, halfWidth - 0.16, 0.05);
      d = joinMax(d, -joinMax(joinMax(inside, floor - y, 0.03), 3.7 - x, 0.02), 0.025);
    }
    if (spec.open) {
      const [start, stop] = spec.open;
      const inside = roundedBox(
        x - (start - 0.25 + stop) / 2,
        z,
        (stop - start + 0.25) / 2,
        glassHalfWidth - 0.07,
        0.12,
      );
      d = joinMax(d, -joinMax(inside, 0.35 - y, 0.03), 0.03);
    }
    return d;
  };

  return {
    spec,
    field,
    end,
    middle,
    halfWidth,
    axles: [front, rear],
    arches,
    tailMiddle,
    belt: (x) => mix(spec.beltFront, spec.beltRear, (x - spec.cowlX) / (spec.backX - spec.cowlX)) + 0.028,
    windowZ,
    taper,
    glasshouse: (x, y) => upper.at(x, y),
    sheet,
    nose: noseOf(look, spec, sheet),
    tail: spec.tail === 'none' ? undefined : tailOf(spec, sheet, end, tailMiddle),
  };
}

/**
 * Returns the relief of the sheet: two creases along the bonnet and the field between them, a chin, a rear
 * bumper.
 */
function relief(spec: BodySpec, x: number, y: number, z: number, end: number): number {
  let out = 0;
  if (x < spec.cowlX && !spec.cabOver) {
    const along = ease(spec.noseX + 0.02, spec.noseX + 0.3, x) * ease(spec.cowlX - 0.02, spec.cowlX - 0.3, x);
    const over = ease(spec.noseY - 0.06, spec.noseY + 0.02, y);
    const ridge = (spec.width / 2) * mix(0.4, 0.6, x / spec.cowlX);
    out +=
      along *
      over *
      (0.007 * Math.exp(-(((z - ridge) / 0.045) ** 2)) + 0.008 * ease(ridge + 0.01, ridge - 0.12, z));
  }
  if (x < 0.8) {
    const chin = spec.clearance + 0.1 + (spec.noseY - spec.clearance) * 0.1;
    const side = ease(0.75, 0.35, x);
    out +=
      side *
      (0.016 * Math.exp(-(((y - chin) / 0.075) ** 2)) -
        0.01 * Math.exp(-(((y - mix(chin, spec.noseY, 0.52)) / 0.05) ** 2)));
  }
  if (x > end - 0.6 && spec.tail !== 'none') {
    const bumper = spec.clearance + 0.24;
    out += ease(end - 0.6, end - 0.25, x) * 0.014 * Math.exp(-(((y - bumper) / 0.09) ** 2));
  }
  return out;
}

/** Outline of the side windows in side view, before the pillars are cut out. */
export function windowOutline(shape: Shape, x: number, y: number): number {
  const { spec, belt } = shape;
  let d = joinMax(shape.glasshouse(x, y) + spec.rail, belt(x) - y, 0.05);
  const rear: Point = [spec.windowBottom, belt(spec.windowBottom)];
  d = joinMax(d, beside(x, y, rear, [spec.windowTop, spec.roofRearY]), 0.09);
  const foot: Point = [spec.cowlX + 0.3, spec.beltFront];
  const head: Point = [foot[0] + (spec.roofFrontX - spec.cowlX) * 0.93, spec.roofFrontY];
  return joinMax(d, -beside(x, y, foot, head), 0.05);
}
