import * as THREE from 'three';
import { at } from '../solid/math.ts';
import { bakeFloor, besideOne, type Footprint, type Ground } from './floor-shade.ts';
import { COARSE, FINE, nextTurn, type Shadow, shadowCaster } from './rays.ts';

export interface BakeOptions {
  /** Minimum light at any point, because walls reflect some light everywhere. */
  least?: number;
  /** For several things on the floor: bakes the shade between them on the floor itself, which is slower. */
  scattered?: boolean;
}

/** Rays that get this far count as open sky. */
const BODY_REACH = 1.5;

/**
 * Measures by ray casting how much of the room each vertex sees, into the attribute `occlusion` of every mesh
 * under `subject`, and how much of the ceiling each piece of floor sees, into a texture. `userData.solid` of
 * a mesh lists its triangles that stop rays (all of them by default; `[]` for glass).
 */
export function bakeOcclusion(
  subject: THREE.Object3D,
  footprint: Footprint,
  options: BakeOptions = {},
): THREE.DataTexture {
  subject.updateMatrixWorld(true);
  const meshes: THREE.Mesh[] = [];
  subject.traverse((part) => part instanceof THREE.Mesh && meshes.push(part));
  const shadow = shadowCaster(meshes);
  const floor = bakeFloor(footprint, shadow, options.scattered ?? false);
  const ground = options.scattered ? floor.at : besideOne(footprint);
  directions = options.scattered ? COARSE : FINE;
  const bakedGeometries = new Set<THREE.BufferGeometry>();
  for (const mesh of meshes) {
    if (bakedGeometries.has(mesh.geometry)) continue;
    bakedGeometries.add(mesh.geometry);
    bakeMesh(mesh, ground, shadow, options.least ?? 0);
  }
  return floor.map;
}

function bakeMesh(mesh: THREE.Mesh, ground: Ground, shadow: Shadow, least: number): void {
  const { geometry } = mesh;
  const place = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const twin = (mesh.userData.mirrored as boolean | undefined) ? place.count / 2 : place.count;
  const reach = (mesh.userData.reach as number | undefined) ?? materialReach(mesh);
  const turn = new THREE.Matrix3().getNormalMatrix(mesh.matrixWorld);
  const p = new THREE.Vector3();
  const n = new THREE.Vector3();
  let values = new Float32Array(twin).fill(1);
  const stride = twin > 8000 && !mesh.userData.smooth && !geometry.userData.smooth ? 4 : 1;
  if (reach > 0) {
    for (let i = 0; i < twin; i += 1) {
      if (i % stride) {
        values[i] = at(values, i - 1);
        continue;
      }
      p.fromBufferAttribute(place, i).applyMatrix4(mesh.matrixWorld);
      n.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
      values[i] = openness(p, n, reach, ground, shadow);
    }
    const index = geometry.getIndex();
    // With few rays the shade is grainy; averaging neighbours smooths it.
    const rounds = mesh.userData.smooth || geometry.userData.smooth ? 4 : reach >= 0.3 ? 2 : 0;
    if (index) for (let round = 0; round < rounds; round += 1) values = smooth(values, index.array);
  }
  if (reach > 0) values = values.map((value) => least + (1 - least) * value);
  const all = new Float32Array(place.count);
  all.set(values);
  if (twin < place.count) all.set(values, twin);
  geometry.setAttribute('occlusion', new THREE.BufferAttribute(all, 1));
}

function materialReach(mesh: THREE.Mesh): number {
  const material = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material;
  return (material?.userData.reach as number | undefined) ?? BODY_REACH;
}

let directions = FINE;

const [tangent, bitangent, direction, origin] = [0, 0, 0, 0].map(() => new THREE.Vector3()) as [
  THREE.Vector3,
  THREE.Vector3,
  THREE.Vector3,
  THREE.Vector3,
];

function openness(p: THREE.Vector3, n: THREE.Vector3, reach: number, ground: Ground, shadow: Shadow): number {
  tangent
    .set(Math.abs(n.x) > 0.9 ? 0 : 1, Math.abs(n.x) > 0.9 ? 1 : 0, 0)
    .cross(n)
    .normalize();
  bitangent.crossVectors(n, tangent);
  const turn = nextTurn();
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let open = 0;
  for (const [a, b, up] of directions) {
    direction
      .set(0, 0, 0)
      .addScaledVector(tangent, a * c - b * s)
      .addScaledVector(bitangent, a * s + b * c)
      .addScaledVector(n, up);
    origin.copy(p).addScaledVector(n, 0.004);
    if (!shadow(origin, direction, reach)) continue;
    if (direction.y >= 0) {
      open += 1;
      continue;
    }
    // Surfaces that face down see the floor, which the subject itself keeps dark close by.
    const far = p.y / -direction.y;
    open += ground(p.x + direction.x * far, p.z + direction.z * far);
  }
  return open / directions.length;
}

function smooth(values: Float32Array, index: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const sums = new Float32Array(values.length);
  const counts = new Float32Array(values.length);
  for (let i = 0; i < index.length; i += 3) {
    const corners = [at(index, i), at(index, i + 1), at(index, i + 2)].filter((v) => v < values.length);
    const total = corners.reduce((sum, corner) => sum + at(values, corner), 0);
    for (const corner of corners) {
      sums[corner] = at(sums, corner) + total;
      counts[corner] = at(counts, corner) + corners.length;
    }
  }
  return sums.map((sum, i) => (at(counts, i) ? sum / at(counts, i) : at(values, i)));
}
