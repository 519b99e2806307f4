import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { NOWHERE } from '../car/panels.ts';
import { skinGeometry } from './skin.ts';
import { type Extent, type Field, mesh } from './surface.ts';

export type Place = readonly [x: number, y: number, z: number];

/** Assembles parts, in the coordinates of bodies.ts. */
export class Kit {
  readonly group = new THREE.Group();

  add(geometry: THREE.BufferGeometry, material: THREE.Material, [x, y, z]: Place): THREE.Mesh {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(x, y, z);
    this.group.add(mesh);
    return mesh;
  }

  /** Adds the part on both sides; `turn` gets +1 for the side of positive z. */
  both(
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    [x, y, z]: Place,
    turn?: (part: THREE.Mesh, side: number) => void,
  ): void {
    for (const side of [1, -1]) {
      const part = this.add(geometry, material, [x, y, z * side]);
      turn?.(part, side);
    }
  }
}

/** A box with rounded edges, sizes along x, y, z. */
export function slab(x: number, y: number, z: number, radius = 0.01, segments = 3): THREE.BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, segments, Math.min(radius, Math.min(x, y, z) / 2));
}

/** A box cut into small faces, for large flat parts: shade per vertex needs enough vertices. */
export function panel(x: number, y: number, z: number, cell = 0.12): THREE.BufferGeometry {
  const steps = (size: number) => Math.max(1, Math.ceil(size / cell));
  return new THREE.BoxGeometry(x, y, z, steps(x), steps(y), steps(z));
}

export function tube(points: readonly Place[], radius: number, tension = 0.5): THREE.BufferGeometry {
  const path = new THREE.CatmullRomCurve3(
    points.map(([x, y, z]) => new THREE.Vector3(x, y, z)),
    false,
    'catmullrom',
    tension,
  );
  return new THREE.TubeGeometry(path, points.length * 14, radius, 12);
}

/** A cushion-like solid: a sphere pushed towards a box, more with a higher `power`. */
export function pillow(x: number, y: number, z: number, power = 4, detail = 28): THREE.BufferGeometry {
  const geometry = new THREE.SphereGeometry(1, detail, Math.round(detail * 0.7));
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    const p = [place.getX(i), place.getY(i), place.getZ(i)];
    const size = p.reduce((sum, part) => sum + Math.abs(part) ** power, 0) ** (1 / power) || 1;
    const [px = 0, py = 0, pz = 0] = p.map((part) => part / size);
    place.setXYZ(i, (px * x) / 2, (py * y) / 2, (pz * z) / 2);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A plate with rounded corners, upright in the xy plane, with its thickness along z. */
export function pane(width: number, height: number, radius: number, depth: number): THREE.BufferGeometry {
  const outline = new THREE.Shape();
  const [w, h] = [width / 2, height / 2];
  outline.moveTo(-w + radius, -h);
  outline.lineTo(w - radius, -h);
  outline.absarc(w - radius, -h + radius, radius, -Math.PI / 2, 0, false);
  outline.absarc(w - radius, h - radius, radius, 0, Math.PI / 2, false);
  outline.absarc(-w + radius, h - radius, radius, Math.PI / 2, Math.PI, false);
  outline.absarc(-w + radius, -h + radius, radius, Math.PI, Math.PI * 1.5, false);
  return new THREE.ExtrudeGeometry(outline, {
    depth,
    bevelThickness: 0.006,
    bevelSize: 0.006,
    bevelSegments: 3,
    curveSegments: 12,
  });
}

/** A solid given by a field that is symmetric in z, meshed in cells of `cell` metres. */
export function solid(field: Field, extent: Extent, cell: number): THREE.BufferGeometry {
  const half = mesh(field, extent, cell);
  const nothing = () => ({
    glass: NOWHERE,
    trim: NOWHERE,
    seamA: NOWHERE,
    seamB: NOWHERE,
    cladding: NOWHERE,
  });
  const geometry = skinGeometry(half, nothing);
  geometry.userData.smooth = true;
  return geometry;
}
