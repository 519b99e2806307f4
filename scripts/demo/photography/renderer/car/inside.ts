import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, panel, pillow, slab, tube } from '../solid/kit.ts';
import { chrome } from './fittings.ts';
import type { Shape } from './shape.ts';

/** Parts visible through the windows: floor, dash, seats, steering wheel on the right. */
export function fitInside(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  const seat = finish({ colour: 0x2b2b2e, rough: 0.75, reach: 0.8 });
  const dark = finish({ colour: 0x1c1d1f, rough: 0.7, reach: 0.8 });
  const steel = finish({ colour: 0x8d9093, rough: 0.25, metal: 1, reach: 0.2 });
  const black = finish({ colour: 0x0b0b0c, rough: 0.4, reach: 0.8 });
  const stop = spec.tub ? spec.tub[0] - 0.2 : Math.min(spec.backX, shape.end - 0.3);
  if (!spec.cabOver) {
    kit.add(panel(stop - spec.cowlX, 0.06, spec.width - 0.34), dark, [
      (spec.cowlX + stop) / 2,
      spec.clearance + 0.16,
      0,
    ]);
  }
  kit.add(slab(0.46, 0.34, spec.width - 0.42, 0.1, 6), dark, [spec.cowlX + 0.3, spec.cowlY - 0.17, 0]);
  const first = spec.open
    ? spec.bPillar - 0.2
    : spec.bPillar - (spec.doors === 4 ? 0.12 : spec.tail === 'wide' ? 0.42 : 0.14);
  const rows = [first];
  if (spec.rows > 1 && spec.doors === 4) rows.push(spec.cPillar - 0.02);
  if (spec.rows > 2 && spec.doors === 4) rows.push(spec.cPillar + 0.82);
  if (spec.seats) rows.splice(0, rows.length, ...spec.seats);
  for (const x of rows) {
    const top = spec.beltFront - 0.03;
    for (const side of [-0.37, 0.37]) {
      kit.add(pillow(0.13, 0.62, 0.36, 4), seat, [x, top - 0.2, side]).rotation.z = -0.22;
      for (const edge of [-1, 1]) {
        const bolster = kit.add(pillow(0.17, 0.6, 0.12, 3), seat, [
          x - 0.015,
          top - 0.23,
          side + edge * 0.185,
        ]);
        bolster.rotation.set(edge * -0.09, 0, -0.22);
        kit.add(
          tube(
            [
              [0, -0.06, 0],
              [0.012, 0.06, 0],
            ],
            0.007,
          ),
          steel,
          [x + 0.075, top + 0.11, side + edge * 0.055],
        );
        kit.add(pillow(0.5, 0.16, 0.11, 3), seat, [x - 0.27, top - 0.45, side + edge * 0.19]);
      }
      kit.add(pillow(0.1, 0.17, 0.25, 3.2), seat, [x + 0.085, top + 0.2, side]).rotation.z = -0.15;
      kit.add(pillow(0.52, 0.15, 0.36, 5), seat, [x - 0.27, top - 0.46, side]);
    }
  }
  const wheel = kit.add(new THREE.TorusGeometry(0.175, 0.016, 12, 40), black, [
    spec.cowlX + 0.64,
    spec.cowlY - 0.05,
    -0.37,
  ]);
  wheel.rotation.order = 'YXZ';
  wheel.rotation.set(-0.35, Math.PI / 2, 0);
  kit.add(pillow(0.03, 0.06, 0.22, 4), black, [spec.roofFrontX - 0.02, spec.roofFrontY - 0.13, 0]);
  if (spec.open) {
    kit.add(pillow(0.8, 0.1, spec.width - 0.38, 5), finish({ colour: 0x191a1c, rough: 0.85, reach: 0.6 }), [
      spec.open[1] + 0.3,
      spec.backY - 0.005,
      0,
    ]);
    kit.both(
      tube(
        [
          [0, -0.1, -0.13],
          [0, 0.12, -0.11],
          [0, 0.12, 0.11],
          [0, -0.1, 0.13],
        ],
        0.016,
      ),
      chrome(),
      [spec.open[1] - 0.02, spec.beltRear + 0.02, 0.37],
    );
  }
}
