import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { finish } from '../light/finish.ts';
import { alloy, black, cast, rubber, steel } from './parts.ts';
import type { Tyre } from './spec.ts';

/** Angle that a tyre covers around its own section, in radians from the crown. */
const BEAD = 2;

interface WheelOptions extends Tyre {
  wires: boolean;
  blocks: boolean;
  /** Radius of the brake discs, and on which sides they are: 1, -1. */
  disc: number;
  discs: readonly number[];
}

/** A wheel with its brake discs, lying flat: its axle is y. */
export function wheel(options: WheelOptions): THREE.Group {
  const { width, rim, disc, discs, wires } = options;
  const group = new THREE.Group();
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, y = 0) => {
    const part = new THREE.Mesh(geometry, material);
    part.position.y = y;
    group.add(part);
  };
  const half = width * 0.42;
  add(tyre(options), rubber());
  add(
    new THREE.LatheGeometry(
      [
        [-0.006, -1],
        [0.007, -0.96],
        [0.004, -0.84],
        [-0.012, -0.7],
        [-0.026, -0.4],
        [-0.028, 0.4],
        [-0.012, 0.7],
        [0.004, 0.84],
        [0.007, 0.96],
        [-0.006, 1],
      ].map(([out = 0, share = 0]) => new THREE.Vector2(rim + out, share * half)),
      120,
    ),
    wires ? alloy() : cast(),
  );
  const hub = wires ? 0.034 : 0.042;
  add(new THREE.CylinderGeometry(hub, hub, 0.13, 40), wires ? alloy() : cast());
  add(new THREE.CylinderGeometry(0.016, 0.016, 0.21, 24), steel());
  if (wires) {
    for (const side of [1, -1])
      add(new THREE.CylinderGeometry(0.052, 0.052, 0.008, 40), alloy(), side * 0.045);
    add(wiresOf(rim), finish({ colour: 0xd2d4d6, rough: 0.25, metal: 0.9, reach: 0.05 }));
  } else add(spokesOf(rim, hub), cast());
  for (const side of discs) {
    add(
      ring(disc * 0.68, disc, 0.005, 26),
      finish({ colour: 0x9fa2a5, rough: 0.24, metal: 0.9, reach: 0.08 }),
      side * 0.072,
    );
    add(ring(0.04, disc * 0.7, 0.006, 6), black(), side * 0.071);
  }
  return group;
}

/** A round tyre: its section is an arc, grooved or blocked over the crown. */
function tyre({ radius, width, rim, blocks }: WheelOptions): THREE.BufferGeometry {
  const rows = 37;
  const columns = 360;
  const height = radius - rim;
  const angleOf = (row: number) => ((row / (rows - 1)) * 2 - 1) * BEAD;
  const outline = Array.from({ length: rows }, (_, row) => {
    const angle = angleOf(row);
    return new THREE.Vector2(
      radius - (height * (1 - Math.cos(angle))) / (1 - Math.cos(BEAD)),
      (width / 2) * Math.sin(angle),
    );
  });
  const geometry = new THREE.LatheGeometry(outline, columns);
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    const column = Math.floor(i / rows);
    const angle = angleOf(i % rows);
    const side = Math.abs(angle);
    const low = blocks
      ? side < 1.15 && ((column + (side < 0.5 ? 0 : 9)) % 18 < 6 || Math.abs(side - 0.5) < 0.06)
      : side > 0.16 && side < 1.05 && (column + (angle > 0 ? 12 : 0) + Math.round(side * 16)) % 24 < 2;
    if (!low) continue;
    const x = place.getX(i);
    const z = place.getZ(i);
    const share = 1 - (blocks ? 0.01 : 0.004) / Math.hypot(x, z);
    place.setXYZ(i, x * share, place.getY(i) * (blocks ? 0.94 : 0.98), z * share);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Five pairs of spokes, narrower towards the rim. */
function spokesOf(rim: number, hub: number): THREE.BufferGeometry {
  const reach = rim - 0.022;
  const pieces = Array.from({ length: 10 }, (_, index) => {
    const lean = index % 2 ? 1 : -1;
    const outline = new THREE.Shape(
      [
        [hub * 0.7, -0.017],
        [reach, lean * 0.03 - 0.0085],
        [reach, lean * 0.03 + 0.0085],
        [hub * 0.7, 0.017],
      ].map(([x = 0, y = 0]) => new THREE.Vector2(x, y)),
    );
    const geometry = new THREE.ExtrudeGeometry(outline, {
      depth: 0.02,
      bevelThickness: 0.005,
      bevelSize: 0.003,
      bevelSegments: 2,
    });
    return geometry
      .translate(0, 0, -0.01)
      .rotateX(-Math.PI / 2)
      .rotateY((Math.floor(index / 2) / 5) * Math.PI * 2);
  });
  return mergeGeometries(pieces);
}

/** Crossed wires from the two flanges of the hub to the middle of the rim. */
function wiresOf(rim: number): THREE.BufferGeometry {
  const pieces = Array.from({ length: 40 }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const turn = (index / 40) * Math.PI * 2;
    const lean = (Math.floor(index / 2) % 2 ? 1 : -1) * 0.75;
    const from = new THREE.Vector3(Math.cos(turn) * 0.05, side * 0.045, Math.sin(turn) * 0.05);
    const reach = rim - 0.024;
    const to = new THREE.Vector3(Math.cos(turn + lean) * reach, side * 0.008, Math.sin(turn + lean) * reach);
    return new THREE.TubeGeometry(new THREE.LineCurve3(from, to), 1, 0.0022, 6);
  });
  return mergeGeometries(pieces);
}

function ring(inner: number, outer: number, thick: number, holes: number): THREE.BufferGeometry {
  const outline = new THREE.Shape().absarc(0, 0, outer, 0, Math.PI * 2, false);
  outline.holes.push(new THREE.Path().absarc(0, 0, inner, 0, Math.PI * 2, true));
  const middle = (inner + outer) / 2;
  const size = Math.min((outer - inner) * 0.3, (middle * Math.PI * 0.55) / holes);
  for (let hole = 0; hole < holes; hole += 1) {
    const turn = (hole / holes) * Math.PI * 2;
    const from = holes > 10 ? middle + (hole % 2 ? 1 : -1) * size : middle;
    const radius = holes > 10 ? size * 0.55 : size;
    const [x, y] = [Math.cos(turn) * from, Math.sin(turn) * from];
    outline.holes.push(new THREE.Path().absarc(x, y, radius, 0, Math.PI * 2, true));
  }
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: thick,
    bevelEnabled: false,
    curveSegments: 48,
  });
  return geometry.translate(0, 0, -thick / 2).rotateX(-Math.PI / 2);
}
