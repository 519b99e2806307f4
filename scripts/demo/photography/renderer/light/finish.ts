import * as THREE from 'three';
import type { Paint } from '../../paints.ts';
import { linear } from '../../tone.ts';
import { OUTPUTS, ROOM } from './room.ts';
import { LIGHT } from './studio.ts';

const PART_VERTEX = /* glsl */ `
in float occlusion; in float edge;
out vec3 place; out vec3 facing; out float open; out vec2 texel; out float rim;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz; facing = mat3(modelMatrix) * normal; open = occlusion; texel = uv; rim = edge;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const PART_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 albedo; uniform float rough, metal, coat, paint, glow, pictured, clear; uniform vec3 grain; uniform sampler2D picture; uniform vec4 pigment;
in vec3 place; in vec3 facing; in float open; in vec2 texel; in float rim;
void main() {
  // A part cut to an outline (inlay.ts); the others have no such attribute and read 0.
  if (rim > 1e-4) discard;
  vec3 v = normalize(cameraPosition - place);
  vec3 n = dot(facing, facing) > 1e-8 ? normalize(facing) : v; if (dot(n, v) < 0.) n = -n;
  vec3 a = pictured > .5 ? albedo * texture(picture, texel).rgb : albedo;
  if (grain.x > 0.) {
    float row = floor(place.z * grain.x);
    vec2 g = fract(vec2(place.x * grain.x * .16 + row * .37, place.z * grain.x));
    vec2 rim = min(g, 1. - g) * vec2(6.25, 1.);
    a *= mix(grain.y, 1., smoothstep(0., grain.z, min(rim.x, rim.y))) * (.93 + .14 * fract(sin(row * 12.9 + floor(place.x * grain.x * .16 + row * .37) * 78.2) * 43758.5));
  }
  if (clear > 0.) {
    float facingAway = pow(1. - max(dot(n, v), 0.), 5.);
    vec3 mirrored = studio(place, reflect(-v, n), .03) * (.045 + .9 * facingAway) * smoothstep(0., .75, open);
    outBase = vec4(mirrored / (1. + mirrored * .6) + albedo * clear, clear); outLight = vec4(0., 0., 0., clear);
    return;
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
  /** How much of the light behind it a transparent part blocks, in its own colour; 0 for solid parts. */
  clear?: number;
  /** 1 when the part has the body's colour. */
  paint?: number;
  /** Share of its colour that it emits. */
  glow?: number;
  /** Cells per metre, how dark their seams are, how wide: tiles, planks, quilting. */
  grain?: [number, number, number];
  /** Drawn over the part by its texture coordinates; `colour` then tints it. */
  picture?: HTMLCanvasElement;
  /** Distance within which other parts darken it; 0 leaves it unshaded. */
  reach?: number;
}

export function finish(options: FinishOptions): THREE.ShaderMaterial {
  const colour = new THREE.Color(options.colour ?? 0);
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: PART_VERTEX,
    fragmentShader: PART_FRAGMENT,
    side: THREE.DoubleSide,
    ...(options.clear
      ? {
          transparent: true,
          depthWrite: false,
          blending: THREE.CustomBlending,
          blendSrc: THREE.OneFactor,
          blendDst: THREE.OneMinusSrcAlphaFactor,
        }
      : {}),
    uniforms: {
      ...ROOM,
      clear: { value: options.clear ?? 0 },
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

function texture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return map;
}

/** Paints everything under `object` that has the body's colour, for pictures of more than one car. */
export function applyPaint(object: THREE.Object3D, paint: Paint): void {
  const [red, green, blue] = paint.pigment.map(linear) as [number, number, number];
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || !(part.material instanceof THREE.ShaderMaterial)) return;
    part.material.uniforms.pigment?.value.set(red, green, blue, paint.flake);
  });
}
