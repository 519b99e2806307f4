import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Look } from '../../looks.ts';
import { finish } from '../light/finish.ts';

const WIDTH = 0.235;

const HALF = WIDTH / 2;

export interface WheelOptions {
  radius: number;
  look: Look;
  steel: boolean;
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
  const bright = finish({ colour: 0xa6a9ad, rough: 0.3, metal: 0.75, coat: 0.35, reach: 0.09 });
  const dull = finish({ colour: 0xa4a7aa, rough: 0.45, metal: 0.4, reach: 0.09 });
  const grey = finish({ colour: 0x6d7074, rough: 0.35, metal: 0.7, coat: 0.4, reach: 0.09 });
  const dark = finish({ colour: 0x26282a, rough: 0.4, metal: 0.6 });
  const black = finish({ colour: 0x0b0b0c, rough: 0.45, metal: 0.2 });

  add(tyre(R, r, options.lug ?? 0.002), finish({ colour: 0x151516, rough: 0.72 }));
  lettered ??= lettering();
  add(wall(R, r), finish({ colour: 0x232325, picture: lettered, rough: 0.66 }));
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
  add(steel ? disc(r) : spokes(options.look, r), steel ? dull : options.look === 'forge' ? grey : bright);

  const face = HALF * 0.7;
  const hub = [
    [0.001, -0.02],
    [r * 0.12, -0.021],
    [r * 0.2, -0.024],
    [r * 0.225, -0.03],
    [r * 0.24, -0.07],
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
    finish({ colour: 0x1d1e20, rough: 0.25, coat: 0.8, reach: 0.05 }),
  );
  add(new THREE.TorusGeometry(r * 0.088, 0.0022, 10, 48).rotateX(Math.PI / 2), bright, face - 0.014);
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const angle = (bolt / 5) * Math.PI * 2 + 0.3;
    const nut = add(new THREE.CylinderGeometry(0.0075, 0.0085, 0.012, 6), dark, face - 0.024);
    nut.position.x = Math.cos(angle) * r * 0.16;
    nut.position.z = Math.sin(angle) * r * 0.16;
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
    ...[0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map(
      (share) => [r + 0.018 + (R - 0.03 - r - 0.018) * share, wallHeight(share)] as const,
    ),
    [R - 0.03, 0.975],
    [R - 0.02, 0.925],
    [R - 0.007, 0.82],
    [R - 0.002, 0.68],
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
    const block = across > 0.47 ? column % 6 < 2 : (column + 3 * Math.round(across * 7)) % 4 < 1;
    if (block && radius > R - 0.025 && radius > R - 0.004 - (across > 0.5 ? 0.03 : 0)) {
      const shrink = (radius - (across > 0.47 ? Math.max(lug, 0.0045) : 0.004)) / radius;
      place.setX(i, place.getX(i) * shrink);
      place.setZ(i, place.getZ(i) * shrink);
    }
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** One spoke in its plane, from hub to rim: half widths and sideways shifts at shares of the rim's radius. */
type Rib = readonly (readonly [share: number, half: number, shift: number])[];

interface Design {
  count: number;
  ribs: readonly Rib[];
  /** Distance of the hub behind the rim. */
  dish: number;
  thick: number;
}

const DESIGNS: Readonly<Record<Look, Design>> = {
  crest: {
    count: 5,
    ribs: [0.19, -0.19].map((lean) => [
      [0.15, 0.075, lean * 0.28],
      [0.45, 0.042, lean * 0.62],
      [0.75, 0.034, lean * 0.9],
      [0.97, 0.046, lean * 1.12],
    ]),
    dish: 0.034,
    thick: 0.02,
  },
  blade: {
    count: 7,
    ribs: [
      [
        [0.15, 0.07, -0.03],
        [0.4, 0.075, 0.0],
        [0.7, 0.1, 0.09],
        [0.97, 0.155, 0.24],
      ],
      [
        [0.62, 0.012, -0.17],
        [0.97, 0.016, -0.17],
      ],
    ],
    dish: 0.02,
    thick: 0.016,
  },
  forge: {
    count: 6,
    ribs: [0.135, -0.135].map((lean) => [
      [0.15, 0.1, lean * 0.35],
      [0.4, 0.07, lean * 0.8],
      [0.6, 0.062, lean * 1.12],
      [0.97, 0.085, lean * 1.6],
    ]),
    dish: 0.012,
    thick: 0.028,
  },
};

function spokes(look: Look, r: number): THREE.BufferGeometry {
  const { count, ribs, dish, thick } = DESIGNS[look];
  const pieces: THREE.BufferGeometry[] = [];
  for (let i = 0; i < count; i += 1) {
    for (const rib of ribs) {
      const edge = (side: number) =>
        rib.map(([share, half, shift]) => new THREE.Vector2((shift + side * half) * r, share * r));
      const outline = new THREE.Shape();
      const left = new THREE.SplineCurve(edge(-1)).getPoints(14);
      const right = new THREE.SplineCurve(edge(1)).getPoints(14).reverse();
      outline.setFromPoints([...left, ...right]);
      const geometry = new THREE.ExtrudeGeometry(outline, {
        depth: thick,
        bevelThickness: 0.008,
        bevelSize: 0.005,
        bevelSegments: 3,
      });
      const place = geometry.getAttribute('position');
      for (let k = 0; k < place.count; k += 1) {
        const out = Math.min(1, Math.hypot(place.getX(k), place.getY(k)) / r);
        place.setZ(k, place.getZ(k) - dish * (1 - out) ** 1.2);
      }
      geometry.computeVertexNormals();
      geometry.rotateX(-Math.PI / 2);
      geometry.translate(0, HALF * 0.72 - thick - 0.012, 0);
      geometry.rotateY((i / count) * Math.PI * 2);
      pieces.push(geometry);
    }
  }
  return mergeGeometries(pieces);
}

function disc(r: number): THREE.BufferGeometry {
  const outline = new THREE.Shape().absarc(0, 0, r * 0.96, 0, Math.PI * 2, false);
  for (let i = 0; i < 10; i += 1) {
    const angle = (i / 10) * Math.PI * 2;
    const hole = new THREE.Path();
    hole.absellipse(
      Math.cos(angle) * r * 0.72,
      Math.sin(angle) * r * 0.72,
      r * 0.1,
      r * 0.085,
      0,
      Math.PI * 2,
      true,
      angle,
    );
    outline.holes.push(hole);
  }
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: 0.006,
    bevelThickness: 0.006,
    bevelSize: 0.005,
    bevelSegments: 3,
    curveSegments: 24,
  });
  const place = geometry.getAttribute('position');
  for (let k = 0; k < place.count; k += 1) {
    const out = Math.min(1, Math.hypot(place.getX(k), place.getY(k)) / r);
    place.setZ(k, place.getZ(k) + 0.03 * Math.exp(-(((out - 0.5) / 0.22) ** 2)) - 0.012 * out);
  }
  geometry.computeVertexNormals();
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, HALF * 0.3, 0);
  return geometry;
}

let lettered: HTMLCanvasElement | undefined;

/** The side of a tyre: size and type in letters a shade lighter than the rubber, twice round. */
function lettering(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 4096;
  canvas.height = 128;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  pen.fillStyle = '#a8a8a8';
  pen.fillRect(0, 0, 4096, 128);
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [at, words, size] of [
    [512, 'TOURING', 78],
    [1536, '225/55 R18 98V', 46],
    [2560, 'TOURING', 78],
    [3584, '225/55 R18 98V', 46],
  ] as const) {
    pen.font = `italic 700 ${size}px "DejaVu Sans", Arial, sans-serif`;
    pen.letterSpacing = '10px';
    pen.fillText(words, at, 66);
  }
  pen.fillRect(0, 6, 4096, 3);
  pen.fillRect(0, 119, 4096, 3);
  return canvas;
}

/** A ring on the tyre's wall that carries its lettering, raised by a hair. */
function wall(R: number, r: number): THREE.BufferGeometry {
  const rows = [0.16, 0.3, 0.44, 0.58].map((share) => {
    const x = r + 0.018 + (R - 0.03 - r - 0.018) * share;
    return new THREE.Vector2(x, HALF * wallHeight(share) + 0.0012);
  });
  return new THREE.LatheGeometry(rows, 192);
}

const wallHeight = (share: number) => 0.93 + 0.085 * Math.sin(Math.min(1, share * 1.02) * Math.PI * 0.62);
