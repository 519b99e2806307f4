import * as THREE from 'three';
import type { End } from '../car/end/end.ts';
import { ROOM } from './room.ts';
import { BODY_FRAGMENT, BODY_VERTEX, GLASS_FRAGMENT } from './skin-shaders.ts';

export interface SkinOptions {
  /** Nose and tail with the skin's openings and panels; without them the sheet is plain. */
  nose: End | undefined;
  tail: End | undefined;
  /** Everything behind `openX` and above `openY` is cut away. */
  openX: number;
  openY: number;
  /** Windows behind this are darker. */
  tintX: number;
  /** Cladding is metal tread plate rather than black plastic. */
  plate: boolean;
}

/** Paint and glass of a body. Both are cut from the same mesh by its panel distances. */
export function skinMaterials(options: SkinOptions): {
  shell: THREE.ShaderMaterial;
  glass: THREE.ShaderMaterial;
} {
  const uniforms = {
    ...ROOM,
    noseMap: { value: endMap(options.nose) },
    tailMap: { value: endMap(options.tail) },
    noseX: { value: options.nose?.wrap.centre ?? -99 },
    mapY: { value: new THREE.Vector2(MAP_Y[0], MAP_Y[1] - MAP_Y[0]) },
    tailX: { value: options.tail?.wrap.centre ?? 999 },
    openX: { value: options.openX },
    openY: { value: options.openY },
    tintX: { value: options.tintX },
    smokeFront: { value: options.openX < 90 ? 0.34 : 0.78 },
    plate: { value: options.plate ? 1 : 0 },
    pigment: { value: new THREE.Vector4() },
  };
  const common = { glslVersion: THREE.GLSL3, vertexShader: BODY_VERTEX, uniforms } as const;
  const shell = new THREE.ShaderMaterial({
    ...common,
    fragmentShader: BODY_FRAGMENT,
    side: THREE.DoubleSide,
  });
  const glass = new THREE.ShaderMaterial({
    ...common,
    fragmentShader: GLASS_FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
  });
  return { shell, glass };
}

/** Angles across and heights up that a map of an end holds, and how far above the floor it starts and ends. */
const COLUMNS = 1024;

const ROWS = 1024;

const MAP_Y = [0.05, 1.75] as const;

/** An end's outlines as distances over angle and height: opening, black, bright. */
function endMap(end: End | undefined): THREE.DataTexture {
  const [columns, rows] = end ? [COLUMNS, ROWS] : [1, 1];
  const values = new Uint16Array(columns * rows * 4).fill(THREE.DataUtils.toHalfFloat(1));
  for (let column = 0; end && column < columns; column += 1) {
    const s = end.wrap.along(((column + 0.5) / columns) * (Math.PI / 2));
    for (let row = 0; row < rows; row += 1) {
      const y = MAP_Y[0] + ((row + 0.5) / rows) * (MAP_Y[1] - MAP_Y[0]);
      const cell = (row * columns + column) * 4;
      [end.opening, end.black, end.bright].forEach((outline, channel) => {
        values[cell + channel] = THREE.DataUtils.toHalfFloat(Math.max(-0.2, Math.min(0.2, outline(s, y))));
      });
    }
  }
  const map = new THREE.DataTexture(values, columns, rows, THREE.RGBAFormat, THREE.HalfFloatType);
  map.minFilter = THREE.LinearFilter;
  map.magFilter = THREE.LinearFilter;
  map.needsUpdate = true;
  return map;
}
