import * as THREE from 'three';
import { plate } from '../car/plate.ts';
import { finish } from '../light/finish.ts';
import { Kit, type Place, pillow, slab, tube } from '../solid/kit.ts';
import { clamp, ease, type Point } from '../solid/math.ts';
import type { Subject } from '../stage/subject.ts';
import { fitCockpit } from './cockpit.ts';
import { fitEngine } from './engine.ts';
import { alloy, amber, beam, black, painted, rod, shell } from './parts.ts';
import { MOTORCYCLES, type MotorcycleBody, type MotorcycleSpec } from './spec.ts';
import { wheel } from './wheel.ts';

/** Lean on the side stand, in radians. */
const LEAN = 0.1;

/** Builds a motorcycle on its stand; `cell` as for a car, of which its smaller parts take about half. */
export function buildMotorcycle(body: MotorcycleBody, cell: number): Subject {
  const spec: MotorcycleSpec = MOTORCYCLES[body];
  const kit = new Kit();
  fitWheels(kit, spec);
  fitFrame(kit, spec);
  fitBodywork(kit, spec, cell * 0.56);
  fitEngine(kit, spec);
  fitCockpit(kit, spec);
  fitRear(kit, spec);
  if (spec.touring) fitTouring(kit, spec, cell * 0.56);
  kit.group.rotation.x = LEAN;
  const object = new THREE.Group().add(kit.group);
  const { front, rear, wheelbase } = spec;
  // Wheels of different sizes would move the middle between them off the picture's centre.
  kit.group.position.x = (front.radius - rear.radius) / 2;
  const [lampX, lampY] = spec.lamp.at;
  return {
    object,
    size: {
      length: wheelbase + front.radius + rear.radius,
      width: spec.bar.half * 2,
      height: spec.head + spec.bar.rise + 0.09,
    },
    normalLength: 2.9,
    marks: {
      wheel: [-wheelbase / 2 + 0.12, front.radius + 0.12, 0],
      headlamp: [lampX + 0.12, lampY + 0.02, 0],
    },
  };
}

function fitWheels(kit: Kit, spec: MotorcycleSpec): void {
  const { front, rear, wheelbase, wires, blocks, classicFork } = spec;
  const put = (x: number, radius: number, model: THREE.Group) => {
    model.rotation.x = Math.PI / 2;
    model.position.set(x, radius, 0);
    kit.group.add(model);
  };
  const sides = classicFork ? [1] : [1, -1];
  put(-wheelbase / 2, front.radius, wheel({ ...front, wires, blocks, disc: 0.155, discs: sides }));
  put(wheelbase / 2, rear.radius, wheel({ ...rear, wires, blocks, disc: 0.115, discs: [-1] }));
}

/** The frame's two sides, from the steering head to the swingarm and under the seat. */
function fitFrame(kit: Kit, spec: MotorcycleSpec): void {
  const {
    pivot: [px, py],
    head,
    wheelbase,
    rake,
    front,
    crank: [cx, cy],
    seat,
  } = spec;
  const neck = -wheelbase / 2 + rake * (head - 0.08 - front.radius) + 0.06;
  const [, seatY] = seat.outline[seat.outline.length - 2] ?? [0, head];
  for (const side of [1, -1]) {
    const line = (points: readonly Point[], out: number, radius: number) =>
      kit.add(
        tube(
          points.map(([x, y], i) => [x, y, side * (i ? out : out * 0.45)] as Place),
          radius,
        ),
        black(),
        [0, 0, 0],
      );
    line(
      [
        [neck, head - 0.08],
        [cx, cy + 0.33],
        [px - 0.02, py + 0.14],
        [px, py - 0.06],
      ],
      0.125,
      0.021,
    );
    line(
      [
        [neck, head - 0.16],
        [neck + 0.1, cy + 0.2],
        [cx - 0.2, cy - 0.1],
        [cx - 0.02, cy - 0.18],
        [px - 0.02, py - 0.14],
      ],
      0.11,
      0.017,
    );
    rod(
      kit,
      [px - 0.1, seatY - 0.02, side * 0.1],
      [wheelbase / 2 - 0.06, seatY + 0.04, side * 0.08],
      0.015,
      black(),
    );
    rod(kit, [px, py + 0.06, side * 0.11], [wheelbase / 2 - 0.2, seatY + 0.02, side * 0.09], 0.013, black());
  }
  kit.add(pillow(0.34, 0.22, 0.2, 4), black(), [0.1, seatY - 0.1, 0]);
}

function fitBodywork(kit: Kit, spec: MotorcycleSpec, cell: number): void {
  const { tank, seat, tail, shroud } = spec;
  const bottom = Math.min(...tank.outline.map(([, y]) => y));
  const top = Math.max(...tank.outline.map(([, y]) => y));
  const back = Math.max(...tank.outline.map(([x]) => x));
  // Knees narrow a tank towards the seat; its back rounds off towards the top.
  const tankHalf = (x: number, y: number) =>
    tank.half *
    (1 - 0.42 * ease(back - 0.34, back, x)) *
    (1 - 0.32 * clamp((y - bottom) / (top - bottom)) ** 2);
  kit.add(shell(tank.outline, tankHalf, { soft: 0.11, cell }), painted(), [0, 0, 0]);
  const capX = tank.outline.reduce((peak, [x, y]) => (y === top ? x : peak), 0);
  kit.add(new THREE.CylinderGeometry(0.036, 0.04, 0.014, 40), alloy(), [
    capX + 0.03,
    top - 0.013,
    0,
  ]).rotation.z = -0.12;
  const front = Math.min(...seat.outline.map(([x]) => x));
  const end = Math.max(...seat.outline.map(([x]) => x));
  kit.add(
    shell(
      seat.outline,
      (x) => seat.half * (0.62 + 0.38 * ease(front, front + 0.26, x)) * (1 - 0.3 * ease(front + 0.4, end, x)),
      { soft: 0.055, cell },
    ),
    finish({ colour: 0x1c1c1d, rough: 0.68 }),
    [0, 0, 0],
  );
  kit.add(
    shell(tail.outline, (x) => tail.half * (1 - 0.35 * ease(0.45, 0.85, x)), { soft: 0.05, cell }),
    painted(),
    [0, 0, 0],
  );
  if (shroud) {
    const upper = Math.max(...shroud.outline.map(([, y]) => y));
    const out = (x: number, y: number) => shroud.out - 0.16 * (upper - y) + 0.08 * Math.min(0, x + 0.36);
    kit.add(
      shell(shroud.outline, () => shroud.half, { soft: 0.024, cell, out }),
      painted(),
      [0, 0, 0],
    );
  }
  const { frontGuard, rearGuard, wheelbase } = spec;
  guard(kit, [-wheelbase / 2, spec.front.radius, 0], spec.front, frontGuard);
  if (rearGuard) guard(kit, [wheelbase / 2, spec.rear.radius, 0], spec.rear, rearGuard);
}

/** A mudguard around a tyre over a range of degrees, counted from straight ahead over the top. */
function guard(
  kit: Kit,
  axle: Place,
  { radius, width }: { radius: number; width: number },
  { from, to, drop }: { from: number; to: number; drop: number },
): void {
  const half = width / 2 + 0.016;
  const arc = (inset: number) =>
    Array.from({ length: 15 }, (_, step) => {
      const turn = ((step / 7 - 1) * Math.PI) / 2;
      return new THREE.Vector2(
        radius + 0.024 - inset - drop * (1 - Math.cos(turn)),
        (half - inset) * Math.sin(turn),
      );
    });
  const rad = Math.PI / 180;
  const sheet = new THREE.LatheGeometry(
    [...arc(0), ...arc(0.005).reverse()],
    90,
    -Math.PI / 2 - to * rad,
    (to - from) * rad,
  );
  sheet.userData.smooth = true;
  kit.add(sheet, painted(), axle).rotation.x = Math.PI / 2;
  for (const side of [1, -1])
    rod(
      kit,
      [axle[0], axle[1] + 0.03, side * (half + 0.012)],
      [axle[0] + 0.06, axle[1] + radius - drop * 0.6, side * half],
      0.006,
      black(),
    );
}

/** Tail lamp, indicators and a number plate, which only the rear has. */
function fitRear(kit: Kit, spec: MotorcycleSpec): void {
  const { tail, rearGuard, wheelbase, rear } = spec;
  const end = Math.max(...tail.outline.map(([x]) => x));
  const [x, y] = rearGuard
    ? [wheelbase / 2 + rear.radius * 0.72, rear.radius * 1.78]
    : [end - 0.022, Math.max(...tail.outline.filter(([at]) => at === end).map(([, at]) => at)) - 0.028];
  kit.add(pillow(0.03, 0.034, 0.11, 4), finish({ colour: 0x9c0a10, rough: 0.2, coat: 1, glow: 0.35 }), [
    x,
    y,
    0,
  ]);
  const low = y - (rearGuard ? 0.16 : 0.27);
  const out = x + (rearGuard ? 0.135 : 0.07);
  beam(kit, [x - 0.1, y - 0.05, 0], [out - 0.01, low + 0.05, 0], [0.03, 0.07], black());
  const holder = new Kit();
  holder.add(slab(0.01, 0.116, 0.39, 0.004), black(), [0, 0, 0]);
  plate(holder, 0.008, 0, 1);
  // A motorcycle's plate is as high as a car's and little more than half as wide.
  holder.group.scale.z = 0.6;
  holder.group.position.set(out, low, 0);
  holder.group.rotation.z = 0.22;
  kit.group.add(holder.group);
  for (const side of [1, -1]) {
    rod(kit, [out - 0.03, low + 0.09, 0], [out - 0.03, low + 0.09, side * 0.12], 0.007, black());
    kit.add(pillow(0.05, 0.032, 0.05, 3), amber(), [out - 0.03, low + 0.09, side * 0.135]);
  }
}

/** Additional parts of a touring motorcycle: a beak, crash bars, a plate under the engine, a rack. */
function fitTouring(kit: Kit, spec: MotorcycleSpec, cell: number): void {
  const {
    lamp: {
      at: [lx, ly],
    },
    crank: [cx, cy],
    tail,
  } = spec;
  kit.add(
    shell(
      [
        [lx - 0.24, ly - 0.15],
        [lx - 0.1, ly - 0.08],
        [lx + 0.06, ly - 0.06],
        [lx + 0.12, ly - 0.13],
        [lx - 0.06, ly - 0.15],
      ],
      (x) => 0.035 + 0.075 * ease(lx - 0.24, lx, x),
      { soft: 0.025, cell },
    ),
    painted(),
    [0, 0, 0],
  );
  kit.add(
    shell(
      [
        [cx - 0.34, cy + 0.02],
        [cx - 0.24, cy - 0.16],
        [cx - 0.08, cy - 0.21],
        [cx + 0.2, cy - 0.2],
        [cx + 0.2, cy - 0.17],
        [cx - 0.06, cy - 0.17],
        [cx - 0.2, cy - 0.12],
        [cx - 0.31, cy + 0.03],
      ],
      () => 0.14,
      { soft: 0.012, cell },
    ),
    alloy(),
    [0, 0, 0],
  );
  for (const side of [1, -1]) {
    const bar: Place[] = [
      [cx - 0.16, cy - 0.08, side * 0.14],
      [cx - 0.3, cy + 0.02, side * 0.22],
      [cx - 0.3, cy + 0.2, side * 0.24],
      [cx - 0.16, cy + 0.32, side * 0.21],
    ];
    kit.add(tube(bar, 0.0125), alloy(), [0, 0, 0]);
  }
  const end = Math.max(...tail.outline.map(([x]) => x));
  const top = Math.max(...tail.outline.map(([, y]) => y)) + 0.045;
  for (const z of [-0.09, -0.03, 0.03, 0.09])
    rod(kit, [end - 0.26, top, z], [end + 0.06, top + 0.01, z], 0.009, black());
  for (const x of [end - 0.24, end + 0.04]) rod(kit, [x, top, -0.1], [x, top, 0.1], 0.009, black());
  for (const side of [1, -1]) {
    rod(kit, [end - 0.2, top, side * 0.08], [end - 0.24, top - 0.09, side * 0.08], 0.009, black());
    kit.add(
      tube(
        [
          [end - 0.42, top - 0.06, side * 0.1],
          [end - 0.34, top, side * 0.17],
          [end - 0.14, top + 0.02, side * 0.17],
          [end - 0.08, top, side * 0.1],
        ],
        0.011,
      ),
      black(),
      [0, 0, 0],
    );
  }
}
