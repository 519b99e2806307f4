import * as THREE from 'three';
import type { Paint } from '../paints.ts';
import { linear } from '../tone.ts';
import { ART_SPAN } from './art.ts';
import { LIGHT } from './light.ts';

/** Uniforms every material shares: the floor's shadow and how dark the room is. */
export const ROOM = {
  floorShade: { value: null as THREE.Texture | null },
  floorHalf: { value: new THREE.Vector2(1, 1) },
  mood: { value: 0 },
  /** Extra light from everywhere, as inside a bright room. */
  fill: { value: 0 },
  /** Brightness of the soft boxes. */
  lamps: { value: 1 },
  /** How much further out the lamps stand and reach than for one car: metres in x and z. */
  spread: { value: new THREE.Vector2() },
};

/** Two pictures are drawn at once: the base, and the light painted surfaces would add (see tint.ts). */
export const OUTPUTS = /* glsl */ `
layout(location = 0) out highp vec4 outBase;
layout(location = 1) out highp vec4 outLight;
`;

const PART_VERTEX = /* glsl */ `
in float occlusion;
out vec3 place; out vec3 facing; out float open; out vec2 texel;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz; facing = mat3(modelMatrix) * normal; open = occlusion; texel = uv;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const PART_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 albedo; uniform float rough, metal, coat, paint, glow, pictured; uniform vec3 grain; uniform sampler2D picture; uniform vec4 pigment;
in vec3 place; in vec3 facing; in float open; in vec2 texel;
void main() {
  vec3 v = normalize(cameraPosition - place);
  vec3 n = normalize(facing); if (dot(n, v) < 0.) n = -n;
  vec3 a = pictured > .5 ? albedo * texture(picture, texel).rgb : albedo;
  if (grain.x > 0.) {
    float row = floor(place.z * grain.x);
    vec2 g = fract(vec2(place.x * grain.x * .16 + row * .37, place.z * grain.x));
    vec2 rim = min(g, 1. - g) * vec2(6.25, 1.);
    a *= mix(grain.y, 1., smoothstep(0., grain.z, min(rim.x, rim.y))) * (.93 + .14 * fract(sin(row * 12.9 + floor(place.x * grain.x * .16 + row * .37) * 78.2) * 43758.5));
  }
  vec3 base; vec2 light;
  shade(Finish(a, rough, metal, coat, paint, a * glow), place, n, v, open, base, light);
  outBase = vec4(base + pigment.rgb * mix(light.x, light.y, pigment.a), 1.); outLight = vec4(light, 0., 1.);
}`;

export interface FinishOptions {
  colour?: number;
  rough?: number;
  metal?: number;
  coat?: number;
  /** 1 when the part takes the body's colour. */
  paint?: number;
  /** Share of its colour it sends out by itself. */
  glow?: number;
  /** Cells per metre, how dark their seams are, how wide: tiles, planks, quilting. */
  grain?: [number, number, number];
  /** Drawn over the part by its texture coordinates; `colour` then tints it. */
  picture?: HTMLCanvasElement;
  /** How far away something may stand and still darken it; 0 leaves it unshaded. */
  reach?: number;
}

/** A material of one finish for wheels, seats, fittings. */
export function finish(options: FinishOptions): THREE.ShaderMaterial {
  const colour = new THREE.Color(options.colour ?? 0);
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: PART_VERTEX,
    fragmentShader: PART_FRAGMENT,
    side: THREE.DoubleSide,
    uniforms: {
      ...ROOM,
      albedo: { value: new THREE.Vector3(colour.r, colour.g, colour.b) },
      rough: { value: options.rough ?? 0.5 },
      metal: { value: options.metal ?? 0 },
      coat: { value: options.coat ?? 0 },
      paint: { value: options.paint ?? 0 },
      glow: { value: options.glow ?? 0 },
      pigment: { value: new THREE.Vector4() },
      picture: { value: options.picture ? texture(options.picture) : null },
      pictured: { value: options.picture ? 1 : 0 },
      grain: { value: new THREE.Vector3(...(options.grain ?? [0, 0, 0])) },
    },
  });
  material.userData.reach = options.reach ?? 0.35;
  return material;
}

const BODY_VERTEX = /* glsl */ `
in vec4 cut; in vec2 cutMore; in float occlusion;
out vec4 vCut; out vec3 vMore; out vec3 local; out vec3 localNormal; out vec3 facing; out vec3 place;
void main() {
  vCut = cut; vMore = vec3(cutMore, occlusion); local = position; localNormal = normal; facing = mat3(modelMatrix) * normal;
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const BODY_PARAMETERS = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
in vec4 vCut; in vec3 vMore; in vec3 local; in vec3 localNormal; in vec3 facing; in vec3 place;
uniform sampler2D faceArt, tailArt; uniform float middle, endX, openX, openY, plate; uniform vec4 pigment;
const float SPAN = ${ART_SPAN.toFixed(1)};
`;

const BODY_FRAGMENT = /* glsl */ `
${BODY_PARAMETERS}
// A line of the shut-line width where a signed distance passes zero, kept one pixel wide from afar.
float seam(float d, float width) {
  float w = fwidth(d) * .9 + 1e-4;
  return smoothstep(width + w, width - w * .2, abs(d)) * step(abs(d), .4);
}
void main() {
  if (local.x > openX && local.y > openY) discard;
  if (vCut.x < 0.) discard;
  bool lining = !gl_FrontFacing;
  vec3 n = normalize(facing); if (lining) n = -n;
  vec3 v = normalize(cameraPosition - place);
  float aa = fwidth(vCut.x) * .7 + 1e-4;
  float trim = smoothstep(aa, -aa, vCut.y);
  float cladding = smoothstep(aa, -aa, vMore.y);
  float lw = fwidth(vCut.z) + 1e-4;
  float lamp = smoothstep(lw, -lw, vCut.z - .002);
  float bumperLines = mix(1., smoothstep(.35, .6, abs(localNormal.z)), step(local.x, .6) + step(endX - .6, local.x));
  float groove = max(seam(vCut.w, .0024) * .85, seam(vMore.x, .0024) * .85 * bumperLines) * (1. - trim);
  groove = max(groove, seam(vCut.z, .0035));
  vec2 at = vec2((local.z + SPAN * .5) / SPAN, local.y / SPAN);
  vec4 front = texture(faceArt, at), rear = texture(tailArt, at);
  bool ahead = local.x < middle;
  vec4 art = ahead ? front : rear;
  float shown = ahead ? step(localNormal.x, -.25) * step(local.x, .5) : step(.3, localNormal.x) * step(endX - .5, local.x);
  float drawn = max(art.a * max(lamp, shown), lamp);
  Finish f = Finish(vec3(0.), .38, 0., 1., 1., vec3(0.));
  f.albedo = mix(f.albedo, vec3(.018), cladding);
  if (plate > .5) {
    // Tread plate: short bars, alternately along the two diagonals.
    vec2 q = (abs(localNormal.z) > abs(localNormal.x) ? local.xy : local.zy) / .045;
    vec2 cell = fract(q) - .5; float way = mod(floor(q.x) + floor(q.y), 2.) < .5 ? 1. : -1.;
    vec2 bar = vec2(cell.x + way * cell.y, cell.y - way * cell.x) * .7071;
    float raised = smoothstep(.16, .06, abs(bar.y)) * smoothstep(.42, .34, abs(bar.x));
    f.albedo = mix(f.albedo, vec3(.035) + .05 * raised, cladding);
    n = normalize(n + cladding * raised * .12 * vec3(bar.y, bar.y, bar.y));
    f.metal = .35 * cladding;
  }
  f.albedo = mix(f.albedo, vec3(.006), trim);
  f.albedo = mix(f.albedo, art.rgb, drawn);
  f.albedo *= 1. - .93 * groove;
  f.rough = mix(mix(f.rough, mix(.62, .4, plate), cladding), .25, max(trim, drawn));
  f.paint = (1. - cladding) * (1. - trim) * (1. - drawn) * (1. - groove);
  f.coat = (1. - cladding) * (1. - groove) * mix(1., lamp, drawn);
  f.glow = lamp * drawn * (ahead ? art.rgb * art.rgb * .9 : art.rgb * .3);
  if (lining) f = Finish(vec3(.02), .9, 0., 0., 0., vec3(0.));
  vec3 base; vec2 light;
  shade(f, place, n, v, vMore.z, base, light);
  outBase = vec4(base + pigment.rgb * mix(light.x, light.y, pigment.a), 1.); outLight = vec4(light, 0., 1.);
}`;

const GLASS_FRAGMENT = /* glsl */ `
${BODY_PARAMETERS}
uniform float tintX, smokeFront;
void main() {
  if (local.x > openX && local.y > openY) discard;
  if (vCut.x > 0. || !gl_FrontFacing) discard;
  vec3 n = normalize(facing);
  vec3 v = normalize(cameraPosition - place);
  float edge = pow(1. - max(dot(n, v), 0.), 5.);
  float open = smoothstep(0., .75, vMore.z);
  // Lamps overhead would whiten a screen seen from straight ahead: they are compressed, as a polariser would.
  vec3 mirrored = studio(place, reflect(-v, n), .03) * (.05 + .95 * edge) * open;
  mirrored = mirrored / (1. + mirrored * 1.4);
  float smoke = mix(smokeFront, .80, smoothstep(tintX, tintX + .1, local.x));
  smoke = clamp(smoke + smoothstep(-.03, -.004, vCut.x) * .3, 0., 1.);
  outBase = vec4(mirrored + vec3(.008, .010, .010) * smoke, smoke);
  outLight = vec4(0., 0., 0., smoke);
}`;

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

function texture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return map;
}

/** Paints everything under `object` that takes the body's colour, for pictures of more than one car. */
export function applyPaint(object: THREE.Object3D, paint: Paint): void {
  const [red, green, blue] = paint.pigment.map(linear) as [number, number, number];
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || !(part.material instanceof THREE.ShaderMaterial)) return;
    part.material.uniforms.pigment?.value.set(red, green, blue, paint.flake);
  });
}
