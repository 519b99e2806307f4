import type { Look } from '../../looks.ts';
import { curve, mix, type Point } from '../solid/math.ts';
import type { BodySpec } from './spec.ts';

/**
 * The shape of a look's nose: positions of chin, bumper and upper edge in metres behind the foremost point.
 */
const NOSES: Readonly<
  Record<Look, { chin: number; bumper: number; upper: number; lip: number; bow: number }>
> = {
  crest: { chin: 0.05, bumper: 0.018, upper: 0.004, lip: 0.0, bow: 1.08 },
  blade: { chin: 0.025, bumper: 0, upper: 0.045, lip: 0.05, bow: 1.18 },
  forge: { chin: 0.05, bumper: 0.006, upper: 0.012, lip: -0.02, bow: 0.85 },
};

/**
 * The body below the windows from the side, as (x, y) in metres with sharp corners, which `Profile` rounds.
 * `end` is where body or cab ends, `bumperY` and `tailMiddle` are the heights of bumper and tail.
 */
export function lowerOutline(
  spec: BodySpec,
  look: Look,
  end: number,
  bumperY: number,
  tailMiddle: number,
): Point[] {
  const face = NOSES[look];
  const noseX = spec.noseX + (spec.cabOver ? 0 : face.lip);
  const { noseY, cowlX, cowlY, clearance, crown, backX, tailX } = spec;
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
    [face.chin, clearance + 0.1],
    [face.bumper, bumperY],
    [face.upper + noseX * 0.1, mix(bumperY, noseY, 0.62)],
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

/**
 * Roof, windscreen and rear window from the side, as (x, y) in metres. It dips into the lower body, so that
 * the two join without a gap.
 */
export function upperOutline(spec: BodySpec): Point[] {
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
export function sectionOutline(spec: BodySpec): Point[] {
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

/**
 * One half of the body from above, as (x, z) in metres up to `end`. It reaches past z = 0, or the middle
 * would get a crease.
 */
export function planOutline(spec: BodySpec, look: Look, end: number): Point[] {
  const bowFront = spec.bowFront * NOSES[look].bow;
  const w = spec.width / 2;
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  return [
    ...steps.map((t): Point => [bowFront * t ** 2.6, t * w * 0.93]),
    [bowFront + 0.2, w * 0.98],
    [bowFront + 0.55, w + 0.03],
    [end - spec.bowRear - 0.5, w + 0.03],
    [end - spec.bowRear - 0.14, w * 0.985],
    ...steps.reverse().map((t): Point => [end - spec.bowRear * t ** 2.6, t * w * 0.93]),
    [end, -1],
    [0, -1],
  ];
}
