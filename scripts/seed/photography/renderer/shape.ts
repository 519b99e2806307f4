import type { BodySpec } from './bodies.ts';
import { beside, curve, ease, joinMax, joinMin, mix, type Point, roundedBox } from './math.ts';
import { Profile } from './profile.ts';
import type { Field } from './surface.ts';

/** A body's solid and the measures other parts are fitted to. */
export interface Shape {
  spec: BodySpec;
  field: Field;
  /** Where the body ends (the cab, when a tray or box follows), its middle, half its width. */
  end: number;
  middle: number;
  halfWidth: number;
  axles: readonly [number, number];
  /** Axles with an arch cut for them. */
  arches: readonly number[];
  tailMiddle: number;
  belt(x: number): number;
  /** Half width of the glasshouse at a height, and how much the sides close in at x. */
  windowZ(y: number): number;
  taper(x: number): number;
  /** Distance to the upper outline, in side view. */
  glasshouse(x: number, y: number): number;
  /** Outlines in front or rear view, negative inside. */
  grille(y: number, z: number): number;
  intake(y: number, z: number): number;
  headlamp(y: number, z: number): number;
  tailLamp(y: number, z: number): number;
  /** How far along the side the lamps reach. */
  headlampEnd: number;
  tailLampStart: number;
}

/** Joins a lower body and a glasshouse, each the meeting of blurred outlines, and carves arches and recesses. */
export function shapeOf(spec: BodySpec): Shape {
  const end = spec.cabLength ?? spec.length;
  const middle = end / 2;
  const halfWidth = spec.width / 2;
  const front = spec.frontOverhang;
  const rear = front + spec.wheelbase;
  const arches = spec.cabLength ? [front] : [front, rear];
  const bumperY = spec.noseY * 0.55;
  const tailMiddle = spec.tailY * 0.62;

  const lower = new Profile(lowerOutline(spec, end, bumperY, tailMiddle), 0.022);
  const upper = new Profile(upperOutline(spec), 0.04);
  const section = new Profile(sectionOutline(spec), 0.016);
  const plan = new Profile(planOutline(spec, end), 0.05);

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
  // A crease along the doors: the sheet stands back under a line that rises towards the tail.
  const crease = (x: number, y: number) => {
    if (spec.box) return 0;
    const t = y - mix(spec.clearance, spec.beltFront, 0.8) - (x - middle) * 0.018;
    const along = ease(0.35, 0.9, x) * ease(end - 0.15, end - 0.6, x);
    return 0.011 * along * ease(0.002, -0.022, t) * ease(-0.3, -0.06, t);
  };
  const house: Field = (x, y, z) => {
    const outline = upper.at(bowed(x, z), y + spec.crown * z * z * 0.9);
    const side = (z + taper(x) * 1.5 + Math.max(0, x - middle) * 0.03 - windowZ(y)) * 0.92;
    return joinMax(outline, side, 0.15);
  };
  const hull: Field = (x, y, z) => {
    const side = section.at(z + taper(x), y) + scoop(x, y) + crease(x, y);
    const trunk = joinMax(lower.at(x, y + spec.crown * z * z), side, 0.1);
    return joinMax(trunk, plan.at(x, z), 0.14);
  };
  const view = frontView(spec, halfWidth);
  const tailLamp = rearView(spec, halfWidth);

  const field: Field = (x, y, z) => {
    let d = joinMin(hull(x, y, z), house(x, y, z), spec.shoulder > 0.05 ? 0.05 : 0.04);
    for (const axle of arches) {
      const radius = Math.hypot(x - axle, y - spec.wheel);
      if (spec.flare && radius < spec.arch + 0.4) {
        const wide = hull(x, y, Math.max(0, z - spec.flare));
        const flare = joinMax(joinMax(radius - spec.arch - 0.04, wide, 0.04), spec.clearance - y, 0.03);
        d = joinMin(d, flare, 0.03);
      }
    }
    if (x < 0.6) {
      const opening = Math.min(view.grille(y, z), view.intake(y, z));
      d += 0.03 * ease(0.004, -0.02, opening) * ease(0.55, 0.4, x);
    }
    if (x > end - 0.6 && spec.tail !== 'none') {
      d += 0.02 * ease(0.004, -0.02, plateRecess(spec, tailMiddle)(y, z));
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
    ...view,
    tailLamp,
    headlampEnd: spec.cabLength && spec.box ? 0.14 : 0.3 + spec.bowFront * 0.45,
    tailLampStart: end - (spec.tail === 'post' ? 0.16 : 0.3),
  };
}

function lowerOutline(spec: BodySpec, end: number, bumperY: number, tailMiddle: number): Point[] {
  const { noseX, noseY, cowlX, cowlY, clearance, crown, backX, tailX } = spec;
  const bonnet = curve(
    [
      [noseX, noseY],
      [mix(noseX, cowlX, 0.45), mix(noseY, cowlY, 0.6)],
      [cowlX, cowlY],
    ],
    8,
  );
  return [
    [0.16, clearance + 0.02],
    [0.035, clearance + 0.1],
    [0.005, bumperY],
    [0.03, mix(bumperY, noseY, 0.6)],
    ...bonnet,
    [cowlX + 0.4, spec.beltFront + crown * 0.6],
    [Math.min(backX - 0.1, mix(cowlX, backX, 0.9)), spec.beltRear + crown * 0.6],
    [backX, spec.backY],
    [end - tailX, spec.tailY],
    [end - tailX * 0.7, tailMiddle + 0.06],
    [end - 0.005, tailMiddle - 0.03],
    [end - 0.03, clearance + 0.17],
    [end - 0.2, clearance + 0.04],
  ];
}

function upperOutline(spec: BodySpec): Point[] {
  const { cowlX, cowlY, roofFrontX, roofFrontY, roofRearX, roofRearY, backX, backY } = spec;
  const screenMiddle: Point = [mix(cowlX, roofFrontX, 0.55), mix(cowlY, roofFrontY, 0.6)];
  const backMiddle: Point = [mix(roofRearX, backX, 0.5), mix(roofRearY, backY, 0.46)];
  return [
    [cowlX - 0.12, cowlY - 0.1],
    ...curve([[cowlX, cowlY - 0.005], screenMiddle, [roofFrontX, roofFrontY]], 6),
    ...curve(
      [
        [roofFrontX + 0.02, roofFrontY + 0.004],
        [spec.peakX, spec.height],
        [mix(spec.peakX, roofRearX, 0.6), mix(spec.height, roofRearY, 0.35)],
        [roofRearX, roofRearY],
      ],
      6,
    ),
    backMiddle,
    [backX, backY - 0.01],
    [backX + 0.05, backY - 0.12],
    [cowlX, cowlY - 0.3],
  ];
}

/** Cross-section of doors and sills as (z, y). It reaches past z = 0, or the bonnet would get a crease. */
function sectionOutline(spec: BodySpec): Point[] {
  const w = spec.width / 2;
  const { clearance, beltFront: belt, tuck } = spec;
  const height = (share: number) => mix(clearance, belt, share);
  return [
    [-1, clearance - 0.5],
    [w - tuck - 0.05, clearance - 0.5],
    [w - tuck - 0.02, clearance],
    [w - tuck * 0.75, clearance + 0.07],
    [w - 0.022, height(0.3)],
    [w - 0.004, height(0.55)],
    [w, height(0.74)],
    [w - 0.01, height(0.8)],
    [w - 0.028, belt - 0.03],
    [w - 0.05, belt + 0.08],
    [w - 0.12, belt + 0.4],
    [-1, belt + 0.4],
  ];
}

function planOutline(spec: BodySpec, end: number): Point[] {
  const w = spec.width / 2;
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  return [
    ...steps.map((t): Point => [spec.bowFront * t ** 2.6, t * w * 0.93]),
    [spec.bowFront + 0.2, w * 0.98],
    [spec.bowFront + 0.55, w + 0.03],
    [end - spec.bowRear - 0.5, w + 0.03],
    [end - spec.bowRear - 0.14, w * 0.985],
    ...steps.reverse().map((t): Point => [end - spec.bowRear * t ** 2.6, t * w * 0.93]),
    [end, -1],
    [0, -1],
  ];
}

type Outline = (y: number, z: number) => number;

function frontView(spec: BodySpec, halfWidth: number) {
  const { noseY, clearance, lampHeight, lampWidth } = spec;
  const lampInner = halfWidth - lampWidth * 0.5 + 0.08;
  const headlamp: Outline = (y, z) => {
    const across = z - lampInner;
    const centre = noseY - 0.085 - lampHeight * 0.35 + (halfWidth - z) * 0.03 + across * 0.1;
    return roundedBox(
      across,
      y - centre,
      lampWidth * 0.5 + 0.05,
      lampHeight * 0.5 * (1 + across * 0.6),
      0.03,
    );
  };
  const grille: Outline = (y, z) => {
    const rise = y - noseY;
    switch (spec.grille) {
      case 'truck':
        return roundedBox(z, rise + 0.22, halfWidth * 0.62, 0.1, 0.03);
      case 'tall':
        return roundedBox(z, rise + 0.25, halfWidth * 0.5 + rise * 0.25, 0.155, 0.05);
      case 'upright':
        return roundedBox(z, rise + 0.2, halfWidth * 0.6, 0.125, 0.035);
      case 'closed':
        return roundedBox(z, rise + 0.1, halfWidth * 0.6, 0.012, 0.01);
      case 'slim':
        return roundedBox(z, rise + 0.17, halfWidth * 0.46 + rise * 0.15, 0.06, 0.03);
    }
  };
  const low = spec.grille === 'tall' || spec.grille === 'upright';
  const intake: Outline = low
    ? (y, z) => roundedBox(z, y - clearance - 0.15, halfWidth * 0.6 - (y - clearance) * 0.2, 0.05, 0.03)
    : (y, z) => roundedBox(z, y - clearance - 0.165, halfWidth * 0.6 - (y - clearance) * 0.2, 0.08, 0.04);
  return { headlamp, grille, intake };
}

function rearView(spec: BodySpec, halfWidth: number): Outline {
  switch (spec.tail) {
    case 'none':
      return () => 1;
    case 'wide':
      return (y, z) =>
        roundedBox(
          z - halfWidth + 0.12,
          y - spec.tailY + 0.115 - (z - halfWidth + 0.2) * 0.06,
          0.36,
          0.052,
          0.025,
        );
    case 'post':
      return (y, z) =>
        roundedBox(z - halfWidth + 0.03, y - spec.tailY + (spec.tub ? 0.22 : 0.16), 0.105, 0.2, 0.03);
    case 'hatch':
      return (y, z) =>
        joinMin(
          roundedBox(
            z - halfWidth + 0.06,
            y - spec.backY + 0.1 - (z - halfWidth + 0.2) * 0.1,
            0.3,
            0.055,
            0.025,
          ),
          roundedBox(z - halfWidth, y - spec.backY + 0.03, 0.11, 0.12, 0.03),
          0.05,
        );
  }
}

/** Height of the rear number plate's centre. */
export function rearPlateY(spec: BodySpec, tailMiddle: number): number {
  if (spec.tail === 'wide') return tailMiddle + 0.02;
  return spec.tail === 'hatch' ? mix(spec.tailY, tailMiddle, 0.75) : tailMiddle;
}

export function plateRecess(spec: BodySpec, tailMiddle: number): Outline {
  const y0 = rearPlateY(spec, tailMiddle);
  return (y, z) => roundedBox(z, y - y0, 0.27, 0.075, 0.03);
}

/** Outline of the side windows in side view, pillars not yet taken out. */
export function windowOutline(shape: Shape, x: number, y: number): number {
  const { spec, belt } = shape;
  let d = joinMax(shape.glasshouse(x, y) + spec.rail, belt(x) - y, 0.05);
  const rear: Point = [spec.windowBottom, belt(spec.windowBottom)];
  d = joinMax(d, beside(x, y, rear, [spec.windowTop, spec.roofRearY]), 0.09);
  const foot: Point = [spec.cowlX + 0.3, spec.beltFront];
  const head: Point = [foot[0] + (spec.roofFrontX - spec.cowlX) * 0.93, spec.roofFrontY];
  return joinMax(d, -beside(x, y, foot, head), 0.05);
}
