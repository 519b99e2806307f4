import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, type Place, slab, solid, tube } from '../solid/kit.ts';
import { joinMax, type Point } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';

export const black = () => finish({ colour: 0x141517, rough: 0.5, coat: 0.15 });
export const gloss = () => finish({ colour: 0x060607, rough: 0.14, coat: 0.7 });
export const rubber = () => finish({ colour: 0x1d1e20, rough: 0.72 });
export const cast = () => finish({ colour: 0x33363a, rough: 0.42, metal: 0.55 });
export const alloy = () => finish({ colour: 0xaeb1b5, rough: 0.34, metal: 0.75 });
export const steel = () => finish({ colour: 0xbdbab4, rough: 0.22, metal: 0.95 });
/** Parts in the colour of the motorcycle. */
export const painted = () => finish({ rough: 0.38, coat: 1, paint: 1, reach: 0.5 });
export const amber = () => finish({ colour: 0xd97a12, rough: 0.2, coat: 1, glow: 0.25 });
export const lit = () => finish({ colour: 0xf4f8ff, rough: 0.3, glow: 1, reach: 0 });

/**
 * Builds a solid from its side view with a half width at each point and edges rounded by `soft` metres. With
 * `out` it is a pair of panels at that distance from the middle.
 */
export function shell(
  outline: readonly Point[],
  halfWidth: (x: number, y: number) => number,
  {
    soft = 0.05,
    cell = 0.007,
    out = () => 0,
  }: { soft?: number; cell?: number; out?: (x: number, y: number) => number } = {},
): THREE.BufferGeometry {
  const side = new Profile(outline, 0.014);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const widest = Math.max(...outline.map(([x, y]) => out(x, y) + halfWidth(x, y)));
  return solid(
    (x, y, z) => joinMax(side.at(x, y), Math.abs(z - out(x, y)) - halfWidth(x, y), soft),
    {
      x: [Math.min(...xs) - 0.03, Math.max(...xs) + 0.03],
      y: [Math.min(...ys) - 0.03, Math.max(...ys) + 0.03],
      z: widest + 0.03,
    },
    cell,
  );
}

export const rod = (kit: Kit, from: Place, to: Place, radius: number, material: THREE.Material) =>
  kit.add(tube([from, to], radius), material, [0, 0, 0]);

/** A straight box between two points, `height` by `width` across. */
export function beam(
  kit: Kit,
  from: Place,
  to: Place,
  [height, width]: readonly [number, number],
  material: THREE.Material,
): THREE.Mesh {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const part = kit.add(slab(a.distanceTo(b), height, width, 0.012, 4), material, [
    (a.x + b.x) / 2,
    (a.y + b.y) / 2,
    (a.z + b.z) / 2,
  ]);
  part.quaternion.setFromUnitVectors(new THREE.Vector3(1, 0, 0), b.sub(a).normalize());
  return part;
}

/** A disc or drum across the machine. */
export function drum(
  kit: Kit,
  [x, y, z]: Place,
  radius: number,
  width: number,
  material: THREE.Material,
): THREE.Mesh {
  const part = kit.add(new THREE.CylinderGeometry(radius, radius, width, 44, 1), material, [x, y, z]);
  part.rotation.x = Math.PI / 2;
  return part;
}

/** Mirrors points to the other side. */
export const across = (points: readonly Place[]): Place[] => points.map(([x, y, z]) => [x, y, -z]);
