import * as THREE from 'three';
import { texture } from './finish.ts';
import { ROOM } from './room.ts';
import { BODY_FRAGMENT, BODY_VERTEX, GLASS_FRAGMENT } from './skin-shaders.ts';

export interface SkinOptions {
  /** Pictures projected onto nose and tail (art.ts); none leaves the sheet plain. */
  face: HTMLCanvasElement | undefined;
  tail: HTMLCanvasElement | undefined;
  /** Nose and tail art meet here; the tail's reaches to `end`. */
  middle: number;
  end: number;
  /** Everything behind `openX` and above `openY` is left away. */
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
    faceArt: { value: options.face ? texture(options.face) : clear() },
    tailArt: { value: options.tail ? texture(options.tail) : clear() },
    middle: { value: options.middle },
    endX: { value: options.end },
    openX: { value: options.openX },
    openY: { value: options.openY },
    tintX: { value: options.tintX },
    smokeFront: { value: options.openX < 90 ? 0.3 : 0.62 },
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

function clear(): THREE.DataTexture {
  const map = new THREE.DataTexture(new Uint8Array(4), 1, 1);
  map.needsUpdate = true;
  return map;
}
