import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab } from '../solid/kit.ts';
import { alloy, amber, plastic, red, steel, white } from './finishes.ts';
import type { CaravanSpec } from './spec.ts';

/** Height of the canvas below a raised roof, and of the roof itself. */
const CANVAS = 0.44;
const CAP = 0.15;

const LID = 0.34;

/** Returns the height of a caravan's roof, and of the parts on it, above its walls. */
export function heightOfRoof({ folding, liftingRoof }: CaravanSpec): number {
  if (folding) return LID + 0.16;
  return liftingRoof ? (liftingRoof === 'raised' ? CANVAS : 0) + CAP + 0.1 : 0.2;
}

/** A roof on a band of canvas with mesh windows in it, or lowered onto its seal and clipped down. */
export function fitLiftingRoof(kit: Kit, spec: CaravanSpec): void {
  const front = spec.start + spec.rake + 0.12;
  const back = spec.end - 0.12;
  const [length, centre] = [back - front, (front + back) / 2];
  const raised = spec.liftingRoof === 'raised';
  const lift = raised ? CANVAS : 0.03;
  const half = spec.halfWidth - 0.05;
  if (raised) {
    const canvas = finish({ colour: 0x8b8d8c, rough: 0.95, reach: 0.9 });
    kit.add(panel(length - 0.3, CANVAS + 0.06, half * 2 - 0.24), canvas, [
      centre,
      spec.roof + CANVAS / 2 - 0.02,
      0,
    ]);
    const mesh = () => finish({ colour: 0x2f3133, rough: 0.9, reach: 0.9 });
    const seam = () => finish({ colour: 0x6f7170, rough: 0.95, reach: 0.9 });
    for (const share of [0.2, 0.5, 0.8])
      kit.both(slab(length * 0.2, 0.22, 0.012, 0.006), mesh(), [
        front + length * share,
        spec.roof + CANVAS / 2 + 0.01,
        half - 0.117,
      ]);
    for (const share of [0.06, 0.35, 0.65, 0.94])
      kit.both(slab(0.03, CANVAS, 0.014, 0.006), seam(), [
        front + length * share,
        spec.roof + CANVAS / 2,
        half - 0.116,
      ]);
    for (const x of [front + 0.145, back - 0.145])
      kit.add(slab(0.014, 0.2, half, 0.006), mesh(), [x, spec.roof + CANVAS / 2, 0]);
  } else kit.add(panel(length - 0.06, 0.08, half * 2 - 0.06), plastic(), [centre, spec.roof - 0.02, 0]);
  const y = spec.roof + lift + CAP / 2;
  kit.add(slab(length + 0.06, CAP, half * 2 + 0.06, 0.06, 8), white(), [centre, y, 0]);
  kit.both(panel(length - 0.1, 0.035, 0.025), alloy(), [centre, y - CAP / 2 + 0.03, half + 0.035]);
  for (const share of [0.12, 0.88])
    kit.both(slab(0.05, 0.16, 0.03, 0.01), plastic(), [
      front + length * share,
      spec.roof - 0.05,
      spec.halfWidth - 0.02,
    ]);
  const top = y + CAP / 2;
  kit.add(pillow(0.44, 0.1, 0.44, 5), finish({ colour: 0x3a3c40, rough: 0.3, coat: 0.6 }), [
    centre + length * 0.3,
    top + 0.02,
    0,
  ]);
  kit.add(slab(1.3, 0.03, 1.0, 0.012), finish({ colour: 0x0c1119, rough: 0.12, coat: 1 }), [
    centre - length * 0.12,
    top + 0.03,
    0,
  ]);
  for (const z of [-0.8, 0.8]) {
    kit.add(slab(0.03, 0.03, 0.09, 0.008), amber(), [front - 0.03, y, z]);
    kit.add(slab(0.03, 0.03, 0.09, 0.008), red(), [back + 0.03, y, z]);
  }
}

/** A folding camper closed for travel: its lid, bars across it, clips, and hatches in the sides of its box. */
export function fitLid(kit: Kit, spec: CaravanSpec): void {
  const [length, centre] = [spec.end - spec.start, (spec.start + spec.end) / 2];
  const y = spec.roof + LID / 2 + 0.01;
  kit.add(panel(length - 0.04, 0.07, spec.halfWidth * 2 - 0.04), plastic(), [centre, spec.roof, 0]);
  kit.add(
    slab(length + 0.08, LID, spec.halfWidth * 2 + 0.08, 0.07, 10),
    finish({ rough: 0.38, coat: 1, paint: 1, reach: 0 }),
    [centre, y, 0],
  );
  kit.both(panel(length, 0.05, 0.03), alloy(), [centre, y - LID / 2 + 0.06, spec.halfWidth + 0.04]);
  for (const share of [0.14, 0.86])
    kit.both(slab(0.06, 0.2, 0.035, 0.012), steel(), [
      spec.start + length * share,
      spec.roof - 0.02,
      spec.halfWidth + 0.05,
    ]);
  for (const share of [0.2, 0.5, 0.8])
    kit.add(slab(0.06, 0.035, spec.halfWidth * 2 - 0.1, 0.012), alloy(), [
      spec.start + length * share,
      y + LID / 2 + 0.07,
      0,
    ]);
  kit.both(panel(length * 0.66, 0.03, 0.03), alloy(), [centre, y + LID / 2 + 0.05, spec.halfWidth - 0.12]);
  const hatch = (x: number, width: number) => {
    kit.both(slab(width, 0.34, 0.02, 0.03), plastic(), [x, spec.floor + 0.36, spec.halfWidth + 0.002]);
    kit.both(slab(width - 0.05, 0.29, 0.024, 0.025), finish({ rough: 0.4, coat: 0.9, paint: 1 }), [
      x,
      spec.floor + 0.36,
      spec.halfWidth + 0.005,
    ]);
    kit.both(slab(0.1, 0.04, 0.02, 0.008), alloy(), [x, spec.floor + 0.24, spec.halfWidth + 0.02]);
  };
  const [axle] = spec.axles;
  hatch((spec.start + (axle ?? centre) - 0.45) / 2, 0.9);
  hatch((spec.end + (axle ?? centre) + 0.45) / 2, 0.8);
}
