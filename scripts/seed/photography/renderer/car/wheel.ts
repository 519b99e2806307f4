import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { finish } from '../light/finish.ts';

/** Tyre section width, metres. */
const WIDTH = 0.235;

const HALF = WIDTH / 2;

export interface WheelOptions {
  radius: number;
  spokes: number;
  steel: boolean;
  /** Depth of the lugs on the tyre's shoulders. */
  lug?: number;
  /** Rim radius as a share of the tyre's. */
  rim?: number;
}

/** A wheel lying flat: its axle is y, its outer face +y. */
export function wheel(options: WheelOptions): THREE.Group {
  const { radius: R, steel } = options;
  const r = R * (options.rim ?? (steel ? 0.64 : 0.735));
  const group = new THREE.Group();
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, y = 0) => {
    const part = new THREE.Mesh(geometry, material);
    part.position.y = y;
    group.add(part);
    return part;
  };
  const bright = finish({ colour: 0xd0d2d5, rough: 0.32, metal: 0.5, coat: 0.5, reach: 0.09 });
  const dull = finish({ colour: 0xa4a7aa, rough: 0.45, metal: 0.4, reach: 0.09 });
  const dark = finish({ colour: 0x35373a, rough: 0.4, metal: 0.6 });
  const black = finish({ colour: 0x0b0b0c, rough: 0.45, metal: 0.2 });

  add(tyre(R, r, options.lug ?? 0.002), finish({ colour: 0x151516, rough: 0.72 }));
  const barrel = points([
    [r * 0.99, 0.8],
    [r * 1.015, 0.86],
    [r * 1.005, 0.9],
    [r * 0.975, 0.86],
    [r * 0.955, 0.7],
    [r * 0.93, 0.4],
    [r * 0.9, -0.3],
    [r * 0.92, -0.9],
  ]);
  add(new THREE.LatheGeometry(barrel, 96), dark);
  const lip = points([
    [r * 0.955, 0.72],
    [r * 0.985, 0.88],
    [r * 1.02, 0.88],
    [r * 1.03, 0.8],
  ]);
  add(new THREE.LatheGeometry(lip, 96), steel ? dull : bright);
  add(
    new THREE.CylinderGeometry(r * 0.7, r * 0.7, 0.02, 64),
    finish({ colour: 0x85878a, rough: 0.4, metal: 0.7 }),
    HALF * 0.05,
  );
  add(new THREE.CylinderGeometry(r * 0.93, r * 0.93, 0.01, 48), black, -HALF * 0.3);
  add(spokes(options, r), steel ? dull : bright);

  const face = HALF * 0.7;
  const hub = [
    [0.001, -0.022],
    [r * 0.1, -0.023],
    [r * 0.15, -0.028],
    [r * 0.2, -0.042],
    [r * 0.24, -0.08],
  ];
  add(
    new THREE.LatheGeometry(
      hub.map(([x = 0, y = 0]) => new THREE.Vector2(x, face + y)),
      48,
    ),
    steel ? dull : bright,
  );
  const cap = [
    [0.001, -0.014],
    [r * 0.085, -0.016],
    [r * 0.1, -0.024],
  ];
  add(
    new THREE.LatheGeometry(
      cap.map(([x = 0, y = 0]) => new THREE.Vector2(x, face + y)),
      40,
    ),
    black,
  );
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const angle = (bolt / 5) * Math.PI * 2 + 0.3;
    const nut = add(new THREE.CylinderGeometry(0.01, 0.01, 0.012, 12), black, face - 0.022);
    nut.position.x = Math.cos(angle) * r * 0.155;
    nut.position.z = Math.sin(angle) * r * 0.155;
  }
  return group;

  /** Outline points with heights as shares of the half width. */
  function points(outline: [number, number][]): THREE.Vector2[] {
    return outline.map(([x, share]) => new THREE.Vector2(x, share * HALF));
  }
}

/** Sidewall ribs, four grooves round the tread and lugs on the shoulders. */
function tyre(R: number, r: number, lug: number): THREE.BufferGeometry {
  const wall = [
    [r * 0.97, 0.78],
    [r + 0.008, 0.9],
    [r + 0.014, 0.93],
    [r + 0.018, 0.915],
    [(r + R) / 2 - 0.004, 1.03],
    [(r + R) / 2, 1.045],
    [(r + R) / 2 + 0.004, 1.03],
    [R - 0.03, 0.96],
    [R - 0.02, 0.905],
    [R - 0.006, 0.78],
    [R, 0.6],
  ] as const;
  const grooves = [0.42, 0.14].flatMap(
    (share) =>
      [
        [R, share + 0.05],
        [R - 0.009, share + 0.03],
        [R - 0.009, share - 0.03],
        [R, share - 0.05],
      ] as const,
  );
  const half = [...wall, ...grooves].map(([x, y]) => new THREE.Vector2(x, y * HALF));
  const outline = [...half, ...half.map(({ x, y }) => new THREE.Vector2(x, -y)).reverse()].reverse();
  const segments = 288;
  const geometry = new THREE.LatheGeometry(outline, segments);
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i += 1) {
    const column = Math.floor(i / outline.length);
    const radius = Math.hypot(place.getX(i), place.getZ(i));
    const across = Math.abs(place.getY(i)) / HALF;
    if (column % 6 < 2 && radius > R - 0.025 && across > 0.5) {
      const shrink = (radius - lug) / radius;
      place.setX(i, place.getX(i) * shrink);
      place.setZ(i, place.getZ(i) * shrink);
    }
  }
  geometry.computeVertexNormals();
  return geometry;
}

function spokes({ spokes: count, steel }: WheelOptions, r: number): THREE.BufferGeometry {
  const pieces: THREE.BufferGeometry[] = [];
  const blade = (angle: number, root: number, tip: number, aside: number) => {
    const outline = new THREE.Shape();
    outline.moveTo(-root + aside * 0.35, r * 0.16);
    outline.lineTo(-tip + aside, r * 0.965);
    outline.lineTo(tip + aside, r * 0.965);
    outline.lineTo(root + aside * 0.35, r * 0.16);
    const geometry = new THREE.ExtrudeGeometry(outline, {
      depth: 0.02,
      bevelThickness: 0.009,
      bevelSize: 0.006,
      bevelSegments: 3,
    });
    // Dished: the inner part lies deeper than the rim.
    const place = geometry.getAttribute('position');
    for (let i = 0; i < place.count; i += 1) {
      const out = Math.min(1, Math.hypot(place.getX(i), place.getY(i)) / r);
      place.setZ(i, place.getZ(i) - 0.03 * (1 - out) ** 1.2);
    }
    geometry.computeVertexNormals();
    geometry.rotateX(-Math.PI / 2);
    geometry.translate(0, HALF * 0.7 - 0.035, 0);
    geometry.rotateY(angle);
    pieces.push(geometry);
  };
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2;
    if (steel) blade(angle, 0.03, 0.034, 0);
    else if (count <= 6) {
      blade(angle, 0.021, 0.017, 0.038);
      blade(angle, 0.021, 0.017, -0.038);
    } else blade(angle, 0.016, 0.017, 0);
  }
  return mergeGeometries(pieces);
}
