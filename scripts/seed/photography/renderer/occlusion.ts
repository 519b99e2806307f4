import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import { at } from './math.ts';

export interface BakeOptions {
  /** The light that reaches even what sees nothing: rooms are lit by what their walls send back. */
  least?: number;
  /** Several things stand on the floor: its shade between them comes from the floor's own, slower to bake. */
  scattered?: boolean;
}

/** Half sizes of the subject's footprint on the floor. */
export interface Footprint {
  length: number;
  width: number;
}

const FLOOR_COLUMNS = 256;
const FLOOR_ROWS = 128;
const FLOOR_RAYS = 40;
/** Floor around the subject that its shadow may reach, metres. */
export const FLOOR_MARGIN = 2.4;
/** Rays go this far before they count as open sky. */
const BODY_REACH = 1.5;

type Shadow = (origin: THREE.Vector3, direction: THREE.Vector3, far: number) => number;

/**
 * Measures by ray casting how much of the room each vertex sees, into the attribute `occlusion` of every
 * mesh under `subject`, and how much of the ceiling each piece of floor sees, into a texture.
 * A mesh may say in `userData.solid` which of its triangles stop rays (all of them otherwise; `[]` for glass).
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
  const done = new Set<THREE.BufferGeometry>();
  for (const mesh of meshes) {
    if (done.has(mesh.geometry)) continue;
    done.add(mesh.geometry);
    bakeMesh(mesh, ground, shadow, options.least ?? 0);
  }
  return floor.map;
}

/** How bright a place on the floor is, 0..1. */
type Ground = (x: number, z: number) => number;

/** Floor beside a single subject: dark under it, soon bright around it. */
function besideOne({ length, width }: Footprint): Ground {
  return (x, z) => {
    const out = Math.hypot(Math.max(0, Math.abs(x) - length / 2), Math.max(0, Math.abs(z) - width / 2));
    return Math.min(1, 0.12 + out * 0.9);
  };
}

function shadowCaster(meshes: THREE.Mesh[]): Shadow {
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
  const bvh = new MeshBVH(mergeGeometries(solids), { maxLeafSize: 8 });
  const ray = new THREE.Ray();
  return (origin, direction, far) => {
    ray.origin.copy(origin);
    ray.direction.copy(direction);
    const hit = bvh.raycastFirst(ray, THREE.DoubleSide);
    return hit && hit.distance < far ? 0 : 1;
  };
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
    // Few rays make a grainy shade; neighbours even it out.
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

/** Even directions over the hemisphere, denser around its pole as the cosine asks. */
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
const FINE = hemisphere(28);
/** For scenes of several cars, each of which is smaller in the picture. */
const COARSE = hemisphere(16);
let directions = FINE;

let random = 1;
/** The same turns in every run, so that a picture rendered twice is the same picture. */
const nextTurn = () => {
  random = (random * 16807) % 2147483647;
  return (random / 2147483647) * Math.PI * 2;
};

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
    // What looks down sees the floor, which the subject itself keeps dark close by.
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

function bakeFloor(
  { length, width }: Footprint,
  shadow: Shadow,
  whole: boolean,
): { map: THREE.DataTexture; at: Ground } {
  const halfX = length / 2 + FLOOR_MARGIN;
  const halfZ = width / 2 + FLOOR_MARGIN;
  const p = new THREE.Vector3();
  const d = new THREE.Vector3();
  let seen = new Float32Array(FLOOR_COLUMNS * FLOOR_ROWS);
  // One subject is symmetric, so half its floor is enough.
  for (let row = 0; row < (whole ? FLOOR_ROWS : FLOOR_ROWS / 2); row += 1) {
    for (let column = 0; column < FLOOR_COLUMNS; column += 1) {
      p.set(
        ((column + 0.5) / FLOOR_COLUMNS) * 2 * halfX - halfX,
        0.0005,
        ((row + 0.5) / FLOOR_ROWS) * 2 * halfZ - halfZ,
      );
      const turn = nextTurn();
      let [sum, weights] = [0, 0];
      for (let k = 0; k < FLOOR_RAYS; k += 1) {
        const radius = Math.sqrt((k + 0.5) / FLOOR_RAYS) * 0.97;
        const angle = k * 2.39996 + turn;
        d.set(radius * Math.cos(angle), Math.sqrt(1 - radius * radius), radius * Math.sin(angle));
        // The big lamp overhead counts for more than the walls.
        const weight = 0.35 + 1.3 * d.y ** 2;
        weights += weight;
        sum += weight * shadow(p, d, 20);
      }
      seen[row * FLOOR_COLUMNS + column] = sum / weights;
      if (!whole) seen[(FLOOR_ROWS - 1 - row) * FLOOR_COLUMNS + column] = sum / weights;
    }
  }
  for (let round = 0; round < 2; round += 1) seen = blurFloor(seen);
  const pixels = new Uint8Array(seen.length * 4);
  seen.forEach((value, i) => {
    pixels.fill(Math.max(0, Math.min(255, Math.round(value * 255))), i * 4, i * 4 + 4);
  });
  const map = new THREE.DataTexture(pixels, FLOOR_COLUMNS, FLOOR_ROWS);
  map.minFilter = THREE.LinearMipmapLinearFilter;
  map.magFilter = THREE.LinearFilter;
  map.generateMipmaps = true;
  map.needsUpdate = true;
  const cellOf = (value: number, half: number, count: number) =>
    Math.floor(((value + half) / (2 * half)) * count);
  const ground: Ground = (x, z) => {
    const [column, row] = [cellOf(x, halfX, FLOOR_COLUMNS), cellOf(z, halfZ, FLOOR_ROWS)];
    if (column < 0 || column >= FLOOR_COLUMNS || row < 0 || row >= FLOOR_ROWS) return 1;
    return 0.1 + 0.9 * at(seen, row * FLOOR_COLUMNS + column);
  };
  return { map, at: ground };
}

function blurFloor(from: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(from, (_, cell) => {
    const [row, column] = [Math.floor(cell / FLOOR_COLUMNS), cell % FLOOR_COLUMNS];
    let [sum, weights] = [0, 0];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [y, x] = [row + dy, column + dx];
        if (y < 0 || y >= FLOOR_ROWS || x < 0 || x >= FLOOR_COLUMNS) continue;
        const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
        sum += weight * at(from, y * FLOOR_COLUMNS + x);
        weights += weight;
      }
    }
    return sum / weights;
  });
}
