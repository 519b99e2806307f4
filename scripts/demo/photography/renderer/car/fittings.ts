import type * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pillow, slab, tube } from '../solid/kit.ts';
import type { End } from './end/end.ts';
import { plate } from './plate.ts';
import type { Shape } from './shape.ts';

const trim = () => finish({ colour: 0x121315, rough: 0.55 });

const gloss = () => finish({ colour: 0x050506, rough: 0.12, coat: 0.6 });

export const chrome = () => finish({ colour: 0xd5d7da, rough: 0.12, metal: 1 });

const painted = () => finish({ rough: 0.38, coat: 1, paint: 1 });

/** A door mirror's housing: flat towards the driver, rounded ahead, thinner towards its outer end. */
function mirrorCap(x: number, y: number, z: number): THREE.BufferGeometry {
  const geometry = pillow(2 * x, y, z, 2.7, 36);
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    const outwards = place.getZ(i) / z;
    place.setX(i, place.getX(i) > 0 ? place.getX(i) * 0.3 : place.getX(i) * (0.66 - 0.34 * outwards));
    place.setY(i, place.getY(i) * (1 - 0.3 * outwards) + 0.05 * y * outwards);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Returns the last x from the rear at which the body's middle is solid at a height. */
export function tailX(shape: Shape, y: number): number {
  for (let x = shape.end + 0.1; x > shape.end - 1; x -= 0.003) if (shape.field(x, y, 0) < 0) return x;
  return shape.end;
}

function sideZ(shape: Shape, x: number, y: number): number {
  for (let z = 1.2; z > 0; z -= 0.004) if (shape.field(x, y, z) < 0) return z;
  return shape.halfWidth;
}

export function fitOutside(kit: Kit, shape: Shape): void {
  const { spec } = shape;
  const tall = spec.cabOver === true;
  const mirrorX = spec.cowlX + (tall ? 0.28 : 0.42);
  const mirrorY = spec.beltFront + (tall ? 0.25 : 0.085);
  const z = sideZ(shape, mirrorX, spec.beltFront - 0.02);
  const size: [number, number, number] = tall ? [0.12, 0.3, 0.2] : [0.135, 0.135, 0.215];
  const lean = (part: THREE.Mesh, side: number) => {
    part.rotation.y = side * 0.2;
  };
  const at = (dx: number, dy: number, dz: number) => [mirrorX + dx, mirrorY + dy, z + 0.07 + dz] as const;
  kit.both(mirrorCap(...size), spec.plain ? trim() : painted(), at(0, 0, 0), lean);
  kit.both(
    mirrorCap(size[0] * 0.98, size[1] * 0.86, size[2] * 0.98),
    gloss(),
    at(0.004, -size[1] * 0.15, 0),
    lean,
  );
  kit.both(
    pillow(0.012, 0.009, size[2] * 0.5, 3),
    finish({ colour: 0xd98a2a, rough: 0.2, coat: 1, reach: 0 }),
    at(-size[0] * 0.42, -0.006, size[2] * 0.16),
    (part, side) => {
      part.rotation.y = side * 0.62;
    },
  );
  const glass = pillow(0.012, size[1] * 0.8, size[2] * 0.86, 5);
  kit.both(
    glass,
    finish({ colour: 0x5d646a, rough: 0.05, metal: 1 }),
    at(size[0] * 0.42, -0.006, -0.004),
    lean,
  );
  kit.both(pillow(0.075, 0.05, 0.15, 4), gloss(), at(0.012, -size[1] * 0.45, -0.09));

  const handleY = spec.beltFront - 0.075 - (spec.height > 1.6 ? 0.02 : 0);
  const handles = [spec.bPillar - 0.15];
  if (spec.doors === 4) handles.push(Math.min(spec.windowBottom, shape.axles[1] + 0.02) - 0.15);
  if (spec.slidingDoor) handles.push(spec.bPillar + 0.2);
  for (const x of handles) {
    const side = sideZ(shape, x, handleY);
    kit.both(pillow(0.19, 0.026, 0.024, 4), spec.plain ? trim() : painted(), [x, handleY, side + 0.02]);
    kit.both(pillow(0.13, 0.05, 0.012, 4), gloss(), [x, handleY, side - 0.001]);
  }
  kit.both(
    slab(0.02, 0.012, 0.55, 0.005),
    trim(),
    [spec.cowlX + 0.03, spec.cowlY + 0.03 - spec.crown * 0.1, 0.3],
    (part, side) => {
      part.rotation.x = 0.03 * side;
    },
  );
  fitPlates(kit, shape);
  if (spec.roofRails) {
    const points = [
      [spec.peakX - 0.35, spec.height - 0.06],
      [spec.peakX - 0.22, spec.height - 0.004],
      [(spec.peakX + spec.roofRearX) / 2, spec.height - 0.014],
      [spec.roofRearX - 0.25, spec.roofRearY - 0.006],
      [spec.roofRearX - 0.12, spec.roofRearY - 0.06],
    ].map(([x = 0, y = 0]) => [x, y, 0] as const);
    kit.both(tube(points, 0.014), trim(), [0, -0.01, shape.windowZ(spec.height - 0.08) - 0.07]);
  }
}

function fitPlates(kit: Kit, shape: Shape): void {
  const { spec, nose, tail } = shape;
  mount(kit, nose, -1);
  if (!tail) return;
  mount(kit, tail, 1);
  const badgeY = spec.tailY - 0.07;
  if (spec.tail !== 'post')
    kit.add(pillow(0.014, 0.05, 0.085, 2), chrome(), [tailX(shape, badgeY), badgeY, 0]);
}

/** A number plate in its holder, clear of the bumper and grille behind it. */
function mount(kit: Kit, { wrap, plateY }: End, towards: number): void {
  const reach = [-0.18, 0, 0.18].flatMap((s) =>
    [-0.05, 0, 0.05].map((dy) => wrap.at(s, plateY + dy).place[0] * towards),
  );
  const x = Math.max(...reach) * towards;
  kit.add(slab(0.014, 0.132, 0.396, 0.005), trim(), [x + 0.004 * towards, plateY, 0]);
  plate(kit, x + 0.012 * towards, plateY, towards);
}
