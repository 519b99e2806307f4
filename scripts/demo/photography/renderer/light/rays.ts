import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH, SAH } from 'three-mesh-bvh';

export type Shadow = (origin: THREE.Vector3, direction: THREE.Vector3, far: number) => number;

/**
 * Casts rays among these meshes: 0 when an object blocks the ray within `far` metres, else 1. A mesh's
 * `userData.solid` lists the vertices of triangles that stop rays; without it all of them do.
 */
export function shadowCaster(meshes: THREE.Mesh[]): Shadow {
  const solids = meshes.flatMap((mesh) => {
    const solid = mesh.userData.solid as number[] | undefined;
    if (solid?.length === 0) return [];
    const place = mesh.geometry.getAttribute('position');
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', place.clone());
    const index =
      solid ?? mesh.geometry.getIndex()?.array ?? Array.from({ length: place.count }, (_, i) => i);
    geometry.setIndex(Array.from(index));
    return [geometry.applyMatrix4(mesh.matrixWorld)];
  });
  const bvh = new MeshBVH(mergeGeometries(solids), { strategy: SAH });
  const ray = new THREE.Ray();
  return (origin, direction, far) => {
    ray.origin.copy(origin);
    ray.direction.copy(direction);
    return bvh.raycastFirst(ray, THREE.DoubleSide, 0, far) ? 0 : 1;
  };
}

/** Evenly spread directions over the hemisphere, denser around its pole as the cosine law requires. */
const hemisphere = (rays: number) =>
  Array.from({ length: rays }, (_, i) => {
    const share = (i + 0.5) / rays;
    const angle = i * 2.39996;
    return [
      Math.sqrt(share) * Math.cos(angle),
      Math.sqrt(share) * Math.sin(angle),
      Math.sqrt(1 - share),
    ] as const;
  });

export const FINE = hemisphere(28);

/** For scenes of several cars, each of which is smaller in the picture. */
export const COARSE = hemisphere(16);

let random = 1;

/** The same rotations in every run, so that rendering a picture twice gives the same picture. */
export const nextTurn = () => {
  random = (random * 16807) % 2147483647;
  return (random / 2147483647) * Math.PI * 2;
};
