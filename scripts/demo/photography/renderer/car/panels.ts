import { joinMax, roundedBox } from '../solid/math.ts';
import { type Shape, windowOutline } from './shape.ts';

/**
 * The materials at a point of the body, as signed distances (negative inside) that the fragment shader cuts
 * at zero: window glass, gloss-black trim around it, two families of shut lines, cladding. `NOWHERE` means
 * "not near here"; a sudden jump between two other values would draw a false shut line.
 */
export interface Panels {
  glass: number;
  trim: number;
  seamA: number;
  seamB: number;
  cladding: number;
}

export const NOWHERE = 0.5;

/** Slope of pillars and door edges above the belt. */
const LEAN = 0.1;

/**
 * Returns the materials at a point of the skin from its place in metres and its unit normal, for the half
 * with z > 0; the other half mirrors it.
 */
export function panelsAt(shape: Shape, x: number, y: number, z: number, normal: readonly number[]): Panels {
  const [nx = 0, ny = 0, nz = 0] = normal;
  const { glass, trim } = windows(shape, x, y, z, nx, nz);
  const [seamA, seamB] = seams(shape, x, y, z, ny);
  return { glass, trim, seamA, seamB, cladding: cladding(shape, x, y, z, nz) };
}

function windows(shape: Shape, x: number, y: number, z: number, nx: number, nz: number) {
  const { spec, windowZ, taper, middle, halfWidth } = shape;
  let glass = NOWHERE;
  let trim = NOWHERE;
  const offer = (d: number, frame: number) => {
    trim = Math.min(trim, d - frame);
    glass = Math.min(glass, d);
  };
  if (nz > 0.45 && x > spec.cowlX && x < spec.backX) {
    const opening = windowOutline(shape, x, y);
    const pillar = (at: number, half: number) => half - Math.abs(x - at - (y - spec.beltFront) * LEAN);
    let pane = joinMax(opening, pillar(spec.bPillar, 0.042), 0.02);
    if (spec.doors === 4) pane = joinMax(pane, pillar(spec.cPillar, 0.036), 0.02);
    for (const at of spec.pillars ?? []) pane = joinMax(pane, pillar(at, 0.03), 0.02);
    trim = opening - 0.014;
    glass = pane + 0.004;
  }
  if (nz <= 0.72 && nx < -0.12 && x < spec.roofFrontX + 0.2 && y > spec.cowlY - 0.05) {
    const sides = z + taper(x) * 1.5 - windowZ(y) + 0.07;
    const below = spec.cowlY + 0.02 - y - 0.035 * z * z;
    const above = y - spec.roofFrontY + 0.045 + spec.crown * z * z;
    offer(joinMax(joinMax(sides, below, 0.06), above, 0.06), 0.02);
  }
  if (nz <= 0.72 && nx > 0.1 && x > spec.roofRearX - 0.1 && y > spec.backY - 0.05 && spec.tail !== 'none') {
    const sides = z + taper(x) * 1.5 + Math.max(0, x - middle) * 0.03 - windowZ(y) + 0.09;
    const below = spec.backY + (spec.tail === 'wide' ? 0.03 : 0.05) - y;
    const above = y - spec.roofRearY + 0.06 + spec.crown * z * z;
    offer(joinMax(joinMax(sides, below, 0.08), above, 0.06), 0.014);
  }
  if (spec.cabLength && nx > 0.7 && y > spec.beltFront) {
    offer(roundedBox(z, y - spec.beltFront - 0.34, halfWidth * 0.6, 0.2, 0.06), 0.014);
  }
  return { glass, trim };
}

function seams(shape: Shape, x: number, y: number, z: number, ny: number): [number, number] {
  const { spec, halfWidth, taper, tailMiddle, end } = shape;
  const [front, rear] = shape.axles;
  let a = NOWHERE;
  let b = NOWHERE;
  const sill = spec.clearance + 0.1;
  const belt = spec.beltFront;
  const edge = (at: number) => x - at - Math.max(0, y - belt) * LEAN;
  const roofLine = () => shape.glasshouse(x, y) + spec.rail - 0.035;
  if (z > halfWidth * 0.45 && x > spec.cowlX - 0.02) {
    const hinge = spec.cowlX + 0.14 + (y < belt ? (y - belt) * 0.02 : 0) - x;
    a = joinMax(joinMax(hinge, edge(spec.bPillar), 0.05), sill - y, 0.07);
    if (y > belt) a = joinMax(a, roofLine(), 0.02);
    if (spec.doors === 4) {
      const rearEdge = edge(Math.min(spec.windowBottom - 0.02, rear + 0.05));
      const arch = spec.arch + 0.06 - Math.hypot(x - rear, y - spec.wheel);
      b = joinMax(joinMax(-edge(spec.bPillar), rearEdge, 0.05), sill - y, 0.07);
      b = joinMax(b, arch, 0.06);
      if (y > belt) b = joinMax(b, roofLine(), 0.02);
    }
    if (spec.slidingDoor) {
      const lengthwise = joinMax(spec.bPillar + 0.02 - x, x - spec.bPillar - 1.15, 0.05);
      b = joinMax(lengthwise, joinMax(sill - y, y - spec.height + 0.16, 0.05), 0.07);
    }
  }
  if (ny > 0 && x < spec.cowlX + 0.03 && !spec.cabOver) {
    const sides = z - halfWidth + 0.13 + taper(x) + 0.1 * (1 - x / spec.cowlX);
    const nose = spec.noseX + 0.03 + spec.bowFront * 0.6 * (z / halfWidth) ** 2 - x;
    const bonnet = joinMax(joinMax(sides, x - spec.cowlX + 0.03, 0.05), nose, 0.04);
    a = x < spec.cowlX - 0.02 ? Math.min(NOWHERE, bonnet) : Math.min(a, bonnet);
  }
  if (x > spec.backX - 0.6 && !spec.cabLength) {
    const lid = tailgate(shape, x, y, z);
    if (Math.abs(lid) < Math.abs(a)) a = lid;
    // Barn doors meet in the middle.
    if (spec.slidingDoor && x > end - 0.3 && y > tailMiddle + 0.1) b = z;
  }
  if (!spec.cabLength || spec.tray) {
    if (x < front) b = y - spec.noseY + 0.2;
    else if (x > rear + 0.05 && y < tailMiddle + 0.1 && x < end && !spec.tray) b = y - tailMiddle - 0.03;
  }
  return [a, b];
}

function tailgate(shape: Shape, x: number, y: number, z: number): number {
  const { spec, halfWidth, tailMiddle, windowZ } = shape;
  if (spec.tub) return joinMax(z - halfWidth + 0.13, tailMiddle + 0.02 - y, 0.03);
  const inset = spec.slidingDoor ? 0.12 : 0.045;
  const side = y > spec.beltRear ? Math.min(halfWidth - 0.2, windowZ(y) - inset) : halfWidth - 0.2;
  const wide = spec.tail === 'wide';
  const lower = joinMax(z - side, tailMiddle + (wide ? 0.05 : 0.06) - y, 0.05);
  return joinMax(lower, wide ? spec.backX + 0.03 - x : y - spec.roofRearY + 0.02, 0.04);
}

function cladding(shape: Shape, x: number, y: number, z: number, nz: number): number {
  const { spec, halfWidth, arches } = shape;
  let d: number;
  if (spec.cladding) {
    d = y - spec.clearance - 0.13;
    for (const axle of arches) d = Math.min(d, Math.hypot(x - axle, y - spec.wheel) - spec.arch - 0.05);
    if (nz < 0.3 && y > spec.clearance + 0.2) d = NOWHERE;
  } else {
    d = y - spec.clearance - 0.035;
  }
  for (const axle of arches) d = Math.min(d, Math.hypot(x - axle, y - spec.wheel) - spec.arch + 0.003);
  if (spec.tub) {
    const [start, stop] = spec.tub;
    if (x > start - 0.02 && x < stop + 0.02 && z < halfWidth - 0.13 && y < spec.tailY - 0.015) return -0.1;
  }
  if (spec.open) {
    const [start, stop] = spec.open;
    const inside = z < shape.windowZ(spec.beltFront) - 0.06 && y < spec.beltFront + 0.01;
    if (inside && x > start - 0.3 && x < stop + 0.02) return -0.1;
  }
  return d;
}
