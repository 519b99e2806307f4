import * as THREE from 'three';
import type { Panels } from '../car/panels.ts';
import { at } from './math.ts';
import type { HalfSurface } from './surface.ts';

/** Both halves of a symmetric surface in one geometry, with its panel distances as attributes. */
export function skinGeometry(
  half: HalfSurface,
  panelsAt: (x: number, y: number, z: number, normal: readonly number[]) => Panels,
): THREE.BufferGeometry {
  const count = half.positions.length / 3;
  const positions = new Float32Array(count * 6);
  const normals = new Float32Array(count * 6);
  const cut = new Float32Array(count * 8);
  const more = new Float32Array(count * 2);
  for (let i = 0; i < count; i += 1) {
    const [x, y, z] = [0, 1, 2].map((k) => at(half.positions, i * 3 + k)) as [number, number, number];
    const [nx, ny, nz] = [0, 1, 2].map((k) => at(half.normals, i * 3 + k)) as [number, number, number];
    const panels = panelsAt(x, y, z, [nx, ny, nz]);
    for (const [offset, side] of [
      [i, 1],
      [i + count, -1],
    ] as const) {
      positions.set([x, y, z * side], offset * 3);
      normals.set([nx, ny, nz * side], offset * 3);
      cut.set([panels.glass, panels.trim, panels.cladding, panels.seamA], offset * 4);
      more[offset] = panels.seamB;
    }
  }
  const length = half.triangles.length;
  const index = new Uint32Array(length * 2);
  index.set(half.triangles);
  for (let i = 0; i < length; i += 3) {
    index[length + i] = at(half.triangles, i) + count;
    index[length + i + 1] = at(half.triangles, i + 2) + count;
    index[length + i + 2] = at(half.triangles, i + 1) + count;
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
  geometry.setAttribute('cut', new THREE.BufferAttribute(cut, 4));
  geometry.setAttribute('cutMore', new THREE.BufferAttribute(more, 1));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  return geometry;
}
