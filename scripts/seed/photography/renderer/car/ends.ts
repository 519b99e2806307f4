import { joinMin, mix, roundedBox } from '../solid/math.ts';
import type { BodySpec } from './spec.ts';

type Outline = (y: number, z: number) => number;

export function frontView(spec: BodySpec, halfWidth: number) {
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

export function rearView(spec: BodySpec, halfWidth: number): Outline {
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
