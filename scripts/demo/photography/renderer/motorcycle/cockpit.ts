import * as THREE from 'three';
import { chrome } from '../car/fittings.ts';
import { finish } from '../light/finish.ts';
import { type Kit, type Place, pillow, slab, tube } from '../solid/kit.ts';
import { across, alloy, amber, beam, black, gloss, lit, painted, rod, rubber, shell } from './parts.ts';
import type { MotorcycleSpec } from './spec.ts';

export function fitCockpit(kit: Kit, spec: MotorcycleSpec): void {
  fitFork(kit, spec);
  fitBar(kit, spec);
  if (spec.lamp.round) fitRoundLamp(kit, spec);
  else fitMask(kit, spec);
  if (spec.touring) fitScreen(kit, spec);
}

const forkX = ({ wheelbase, rake, front }: MotorcycleSpec, y: number): number =>
  -wheelbase / 2 + rake * (y - front.radius);

function fitFork(kit: Kit, spec: MotorcycleSpec): void {
  const { front, head, classicFork } = spec;
  const leg = front.width / 2 + 0.045;
  const at = (y: number, z: number): Place => [forkX(spec, y), y, z];
  const bright = classicFork ? chrome : alloy;
  for (const side of [1, -1]) {
    const z = side * leg;
    const middle = front.radius + (head - front.radius) * (classicFork ? 0.5 : 0.34);
    rod(
      kit,
      at(front.radius - 0.02, z),
      at(middle, z),
      classicFork ? 0.03 : 0.021,
      classicFork ? alloy() : chrome(),
    );
    rod(kit, at(middle, z), at(head + 0.03, z), classicFork ? 0.021 : 0.028, classicFork ? chrome() : gold());
    if (classicFork) rod(kit, at(head - 0.22, z), at(head - 0.02, z), 0.034, black());
    kit.add(slab(0.06, 0.1, 0.05, 0.018), classicFork ? alloy() : black(), [
      forkX(spec, front.radius) + 0.012,
      front.radius,
      z,
    ]);
    if (!classicFork || side > 0)
      kit.add(slab(0.06, 0.12, 0.052, 0.015, 4), classicFork ? black() : gold(), [
        forkX(spec, front.radius) + 0.125,
        front.radius + 0.085,
        side * 0.082,
      ]).rotation.z = -0.5;
    const low = head - 0.13;
    rod(kit, at(low, z), [forkX(spec, low) - 0.02, low, side * (leg + 0.1)], 0.007, black());
    kit.add(pillow(0.06, 0.034, 0.05, 3), amber(), [forkX(spec, low) - 0.02, low, side * (leg + 0.12)]);
  }
  for (const [y, thick] of [
    [head, 0.028],
    [head - 0.17, 0.036],
  ] as const)
    kit.add(slab(0.1, thick, leg * 2 + 0.07, 0.014, 4), bright(), [forkX(spec, y) + 0.02, y, 0]).rotation.z =
      -spec.rake * 0.85;
}

const gold = () => finish({ colour: 0x8d6f35, rough: 0.36, metal: 0.75, reach: 0.2 });

function fitBar(kit: Kit, spec: MotorcycleSpec): void {
  const { head, bar, touring, classicFork } = spec;
  const [x, y] = [forkX(spec, head) + 0.02, head + 0.045];
  const [gx, gy] = [x + bar.back, y + bar.rise];
  const right: Place[] = [
    [x, y, 0.06],
    [x + bar.back * 0.12, y + bar.rise * 0.35, 0.13],
    [x + bar.back * 0.3, y + bar.rise * 0.95, 0.2],
    [x + bar.back * 0.6, gy, bar.half - 0.15],
    [gx, gy - 0.012, bar.half],
  ];
  kit.add(tube([...across(right).reverse(), ...right], 0.0125), classicFork ? chrome() : black(), [0, 0, 0]);
  for (const side of [1, -1]) {
    const at = (dx: number, dy: number, inwards: number): Place => [
      gx + dx,
      gy + dy,
      side * (bar.half - inwards),
    ];
    rod(kit, at(-bar.back * 0.33, 0.004, 0.125), at(0, -0.012, -0.008), 0.018, rubber());
    rod(kit, at(0, -0.012, -0.006), at(0.004, -0.013, -0.025), 0.019, alloy());
    kit.add(slab(0.045, 0.055, 0.05, 0.014), black(), at(-bar.back * 0.36, 0.005, 0.15));
    kit.add(
      tube([at(-bar.back * 0.4 - 0.02, 0, 0.17), at(-0.09, -0.005, 0.12), at(-0.075, -0.02, 0)], 0.0075),
      alloy(),
      [0, 0, 0],
    );
    if (side < 0 || !classicFork)
      kit.add(pillow(0.05, 0.045, 0.06, 4), black(), at(-bar.back * 0.45, 0.04, 0.17));
    const stalk = [at(-bar.back * 0.36, 0.02, 0.15), at(-0.06, 0.07, 0.12), at(-0.05, 0.115, 0.05)];
    kit.add(tube(stalk, 0.0065), classicFork ? chrome() : black(), [0, 0, 0]);
    const turn = (part: THREE.Mesh) => {
      part.rotation.y = side * 0.25;
    };
    const round = classicFork ? [0.105, 0.105] : [0.08, 0.135];
    turn(
      kit.add(
        pillow(0.036, round[0] ?? 0.1, round[1] ?? 0.1, 2.4),
        classicFork ? chrome() : black(),
        at(-0.05, 0.13, 0.03),
      ),
    );
    turn(
      kit.add(
        pillow(0.01, (round[0] ?? 0.1) * 0.88, (round[1] ?? 0.1) * 0.88, 2.6),
        finish({ colour: 0x5d646a, rough: 0.05, metal: 1 }),
        at(-0.034, 0.13, 0.03),
      ),
    );
    if (touring) {
      kit.add(pillow(0.06, 0.1, 0.22, 3), black(), at(-0.105, -0.005, 0.055));
      rod(kit, at(-0.1, -0.01, -0.02), at(0, -0.012, -0.025), 0.009, black());
    }
  }
  kit.add(slab(0.05, 0.05, 0.14, 0.015), black(), [x, y, 0]);
  if (classicFork) return;
  kit.add(slab(0.026, 0.085, 0.15, 0.012), black(), [x - 0.085, y + 0.025, 0]).rotation.z = -0.75;
  kit.add(slab(0.004, 0.07, 0.13, 0.002), finish({ colour: 0x0e1a26, rough: 0.08, coat: 1, glow: 0.2 }), [
    x - 0.075,
    y + 0.034,
    0,
  ]).rotation.z = -0.75;
}

/** A bowl with a bright rim, and a single instrument behind it. */
function fitRoundLamp(kit: Kit, { lamp }: MotorcycleSpec): void {
  const [x, y] = lamp.at;
  const ahead = new THREE.Quaternion().setFromUnitVectors(
    new THREE.Vector3(0, 1, 0),
    new THREE.Vector3(-1, 0.06, 0).normalize(),
  );
  const turned = (outline: readonly (readonly [number, number])[], material: THREE.Material) => {
    const points = outline.map(([r, along]) => new THREE.Vector2(r, along));
    kit.add(new THREE.LatheGeometry(points, 56), material, [x, y, 0]).quaternion.copy(ahead);
  };
  turned(
    [
      [0.001, -0.1],
      [0.05, -0.088],
      [0.082, -0.05],
      [0.092, 0],
    ],
    painted(),
  );
  turned(
    [
      [0.092, 0],
      [0.1, 0.006],
      [0.1, 0.022],
      [0.086, 0.026],
    ],
    chrome(),
  );
  turned(
    [
      [0.086, 0.012],
      [0.05, -0.02],
      [0.001, -0.035],
    ],
    finish({ colour: 0x9fa4a9, rough: 0.15, metal: 1, reach: 0.05 }),
  );
  turned(
    [
      [0.05, 0.0],
      [0.03, 0.014],
      [0.001, 0.02],
    ],
    lit(),
  );
  const lens = kit.add(
    new THREE.SphereGeometry(0.16, 40, 12, 0, Math.PI * 2, 0, 0.57).translate(0, -0.115, 0),
    finish({ clear: 0.08 }),
    [x, y, 0],
  );
  lens.quaternion.copy(ahead);
  lens.renderOrder = 6;
  lens.userData = { solid: [], smooth: true };
  kit.add(pillow(0.05, 0.1, 0.1, 2.2), chrome(), [x + 0.13, y + 0.15, 0]).rotation.z = -0.7;
  kit.add(pillow(0.012, 0.085, 0.085, 2.2), gloss(), [x + 0.15, y + 0.165, 0]).rotation.z = -0.7;
}

/** A mask in the machine's colour over two projectors and a band of light. */
function fitMask(kit: Kit, { lamp, touring }: MotorcycleSpec): void {
  const [x, y] = lamp.at;
  const wide = touring ? 0.15 : 0.11;
  kit.add(
    shell(
      [
        [x - 0.03, y - 0.08],
        [x - 0.045, y - 0.01],
        [x - 0.01, y + 0.07],
        [x + 0.1, y + 0.1],
        [x + 0.13, y - 0.02],
        [x + 0.05, y - 0.1],
      ],
      (_, at) => wide * (1 - 0.3 * Math.abs((at - y) / 0.1)),
      { soft: 0.05 },
    ),
    gloss(),
    [0, 0, 0],
  );
  kit.add(
    shell(
      [
        [x - 0.02, y + 0.04],
        [x + 0.02, y + 0.12],
        [x + 0.12, y + (touring ? 0.2 : 0.17)],
        [x + 0.16, y + 0.1],
        [x + 0.04, y + 0.06],
      ],
      (_, at) => wide * (0.95 - Math.max(0, at - y - 0.06) * 2.6),
      { soft: 0.03 },
    ),
    painted(),
    [0, 0, 0],
  );
  for (const side of [1, -1]) {
    kit.add(
      pillow(0.034, 0.062, 0.062, 2),
      finish({ colour: 0x20262c, rough: 0.04, coat: 1, metal: 0.35, reach: 0 }),
      [x - 0.03, y - 0.014, side * 0.043],
    );
  }
  kit.add(
    tube(
      [
        [x + 0.004, y + 0.03, -0.088],
        [x - 0.026, y + 0.035, -0.05],
        [x - 0.031, y + 0.036, 0],
        [x - 0.026, y + 0.035, 0.05],
        [x + 0.004, y + 0.03, 0.088],
      ],
      0.006,
    ),
    lit(),
    [0, 0, 0],
  );
}

/** A clear screen over the lamp, leaning back. */
function fitScreen(kit: Kit, { lamp }: MotorcycleSpec): void {
  const [x, y] = lamp.at;
  const sheet = new THREE.CylinderGeometry(0.16, 0.23, 0.27, 40, 20, true, Math.PI * 1.5 - 0.85, 1.7);
  const screen = kit.add(sheet, finish({ colour: 0x1c2126, clear: 0.2 }), [x + 0.27, y + 0.235, 0]);
  screen.rotation.z = -0.42;
  screen.renderOrder = 6;
  screen.userData = { solid: [], smooth: true };
  for (const side of [1, -1])
    beam(kit, [x + 0.06, y + 0.12, side * 0.08], [x + 0.14, y + 0.26, side * 0.09], [0.02, 0.012], black());
}
