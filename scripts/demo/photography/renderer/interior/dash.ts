import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pane, panel, pillow, slab, solid } from '../solid/kit.ts';
import { joinMax, type Point } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';
import { alloy, type CabinSpec, DRIVER, HALF_WIDTH, piano, soft } from './cabin-spec.ts';
import { instruments, mapScreen } from './screens.ts';

/** Dash in side view; its face is bowed towards the middle of the car. */
const DASH: readonly Point[] = [
  [0.72, 0.99],
  [1.1, 1.0],
  [1.36, 0.985],
  [1.44, 0.955],
  [1.45, 0.9],
  [1.41, 0.86],
  [1.43, 0.83],
  [1.42, 0.79],
  [1.34, 0.68],
  [1.26, 0.5],
  [0.8, 0.42],
];

/**
 * The dashboard without its displays: two pads with a strip of trim and the vents between them. `cell` is
 * its mesh cell in metres.
 */
export function fitDash(kit: Kit, spec: CabinSpec, cell: number): void {
  const profile = new Profile(DASH, 0.018);
  const bowed = (x: number, z: number) => x + 0.16 * z * z;
  const whole = (x: number, y: number, z: number) =>
    joinMax(profile.at(bowed(x, z), y), z - HALF_WIDTH, 0.03);
  const extent = (low: number, high: number) => ({
    x: [0.7, 1.55] as const,
    y: [low, high] as const,
    z: HALF_WIDTH + 0.04,
  });
  // A gap along the face separates upper pad, trim and lower pad, and holds the vents.
  kit.add(
    solid((x, y, z) => joinMax(whole(x, y, z), 0.872 - y, 0.012), extent(0.82, 1.05), cell),
    soft(spec.upper, 0.7),
    [0, 0, 0],
  );
  kit.add(
    solid(
      (x, y, z) => joinMax(whole(x, y, z) - 0.003, Math.abs(y - 0.812) - 0.018, 0.008),
      extent(0.76, 0.86),
      cell * 0.7,
    ),
    finish({ ...spec.trim, reach: 0.3 }),
    [0, 0, 0],
  );
  kit.add(
    solid((x, y, z) => joinMax(whole(x, y, z), y - 0.788, 0.014), extent(0.38, 0.83), cell),
    soft(spec.lower),
    [0, 0, 0],
  );
  kit.add(panel(0.4, 0.1, HALF_WIDTH * 2 - 0.06), soft(0x08080a), [1.14, 0.85, 0]);
  const slat = finish({ colour: 0x101012, rough: 0.45, reach: 0.2 });
  for (const z of [-0.63, -0.13, 0.13, 0.63]) {
    const x = 1.425 - 0.16 * z * z;
    for (let i = 0; i < 3; i += 1)
      kit.add(slab(0.03, 0.005, 0.19, 0.002), slat, [x - 0.03, 0.839 + i * 0.013, z]);
    kit.add(slab(0.012, 0.024, 0.012, 0.004), finish({ ...alloy, reach: 0.2 }), [x - 0.012, 0.852, z + 0.03]);
    kit.add(slab(0.05, 0.052, 0.006, 0.002), finish({ ...alloy, reach: 0.2 }), [x - 0.025, 0.852, z - 0.102]);
    kit.add(slab(0.05, 0.052, 0.006, 0.002), finish({ ...alloy, reach: 0.2 }), [x - 0.025, 0.852, z + 0.102]);
  }
}

/**
 * The driver's displays and controls: instruments under their hood, the centre screen, the climate controls.
 */
export function fitDials(kit: Kit, spec: CabinSpec): void {
  const glass = (picture: HTMLCanvasElement) =>
    finish({ colour: 0xffffff, picture, rough: 0.06, coat: 1, glow: 0.75, reach: 0 });
  const black = finish({ ...piano, reach: 0.3 });
  const cluster = kit.add(pane(0.33, 0.125, 0.02, 0.014), black, [1.437, 1.0, DRIVER]);
  cluster.rotation.set(0, Math.PI / 2, 0.16, 'ZYX');
  const dials = kit.add(new THREE.PlaneGeometry(0.315, 0.11), glass(instruments()), [1.458, 1.003, DRIVER]);
  dials.rotation.set(0, Math.PI / 2, 0.16, 'ZYX');
  kit.add(pillow(0.2, 0.03, 0.42, 4), soft(spec.upper, 0.7), [1.375, 1.078, DRIVER]).rotation.z = 0.1;
  kit.both(pillow(0.16, 0.12, 0.03, 4), soft(spec.upper, 0.7), [1.375, 1.02, 0.2], (part, side) => {
    part.position.z = DRIVER + 0.195 * side;
  });
  const [w, h] = spec.screen;
  const y = 0.955 + h * 0.35;
  const screen = kit.add(pane(w, h, 0.014, 0.012), black, [1.43, y, 0.0]);
  screen.rotation.set(0, Math.PI / 2, 0.13, 'ZYX');
  const map = kit.add(new THREE.PlaneGeometry(w - 0.014, h - 0.014), glass(mapScreen()), [
    1.4515,
    y + 0.002,
    0,
  ]);
  map.rotation.set(0, Math.PI / 2, 0.13, 'ZYX');
  const knob = finish({ ...alloy, reach: 0.15 });
  for (const z of [-0.1, 0.1]) {
    const turn = kit.add(
      new THREE.CylinderGeometry(0.024, 0.026, 0.03, 40),
      finish({ colour: 0x141416, rough: 0.4, reach: 0.15 }),
      [1.405, 0.74, z],
    );
    turn.rotation.z = -Math.PI / 2 + 0.5;
    kit
      .add(new THREE.TorusGeometry(0.025, 0.0025, 10, 40), knob, [1.416, 0.746, z])
      .rotation.set(0, Math.PI / 2, 0.5, 'ZYX');
  }
  for (const z of [-0.048, -0.016, 0.016, 0.048])
    kit.add(pillow(0.012, 0.016, 0.024, 4), finish({ colour: 0x1d1e20, rough: 0.4, reach: 0.15 }), [
      1.408,
      0.742,
      z,
    ]);
}
