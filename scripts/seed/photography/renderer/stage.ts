import * as THREE from 'three';
import type { Subject } from './car.ts';
import { LIGHT } from './light.ts';
import { OUTPUTS, ROOM } from './material.ts';
import { FLOOR_MARGIN } from './occlusion.ts';

/** Colours of a room as they are printed: floor near and far, wall at the horizon and above. */
export interface Backdrop {
  floorNear: readonly [number, number, number];
  floorFar: readonly [number, number, number];
  wallLow: readonly [number, number, number];
  wallHigh: readonly [number, number, number];
  /** Sine of the height at which the wall has its upper colour. */
  rise: number;
  /** How much of the subject the floor mirrors straight on. */
  gloss: number;
  /** 0 a bright studio, 1 only the lamps. */
  mood: number;
  /** Extra light from everywhere, as a share of the usual. */
  fill: number;
  /** Brightness of the soft boxes; 1 in the studio. */
  lamps: number;
  /** The floor changes along -z, as a beach does towards the sea, rather than all around. */
  shore: boolean;
  /** How much further out lamps stand than for one car: metres in x and z. */
  spread: readonly [number, number];
  /** A glow low in the sky: direction, width (cosine power) and colour; black for none. */
  sun: {
    towards: readonly [number, number, number];
    tight: number;
    colour: readonly [number, number, number];
  };
  /** Where the floor starts to darken and where it has: metres from the middle. */
  fall: readonly [number, number];
}

export const DAYLIGHT: Backdrop = {
  floorNear: [0.87, 0.873, 0.877],
  floorFar: [0.785, 0.79, 0.797],
  wallLow: [0.785, 0.79, 0.797],
  wallHigh: [0.905, 0.908, 0.912],
  rise: 0.35,
  gloss: 0.16,
  mood: 0,
  fill: 0,
  lamps: 1,
  shore: false,
  spread: [0, 0],
  sun: { towards: [0, 0, -1], tight: 8, colour: [0, 0, 0] },
  fall: [1.5, 11],
};

/** What is seen through an interior's windows: the same room, over-exposed a little. */
export const OUTSIDE: Backdrop = {
  ...DAYLIGHT,
  floorNear: [0.88, 0.887, 0.89],
  floorFar: [0.88, 0.887, 0.892],
  wallLow: [0.885, 0.892, 0.9],
  wallHigh: [0.95, 0.955, 0.962],
  gloss: 0,
  fill: 0.8,
};

const FULLSCREEN_VERTEX = /* glsl */ `
out vec2 at;
void main() { at = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }`;

/** Reads the drawn light at finer steps than the picture's pixels and develops it (tone.ts, tint.ts). */
const DEVELOP_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 at; out vec4 colour;
uniform sampler2D baseMap, lightMap; uniform vec2 size; uniform float lightMax; uniform bool lights;
vec3 develop(vec3 x) {
  vec3 film = clamp(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0., 1.);
  return mix(1.055 * pow(film, vec3(1. / 2.4)) - .055, film * 12.92, step(film, vec3(.0031308)));
}
void main() {
  vec3 sum = vec3(0.); float weights = 0.;
  for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
    vec2 o = vec2(i, j) * .4;
    float w = exp(-dot(o, o) * 2.6);
    vec3 texel = lights ? texture(lightMap, at + o / size).rgb : texture(baseMap, at + o / size).rgb;
    sum += w * min(texel, vec3(8.)); weights += w;
  }
  sum /= weights;
  colour = vec4(lights ? sqrt(clamp(sum / lightMax, 0., 1.)) : develop(sum), 1.);
}`;

const FLOOR_VERTEX = /* glsl */ `
out vec3 place; out vec4 screen;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz; screen = projectionMatrix * viewMatrix * world; gl_Position = screen;
}`;

const FLOOR_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 near, far; uniform vec2 fall; uniform float gloss, shore; uniform sampler2D mirrorBase, mirrorLight; uniform vec2 texel;
in vec3 place; in vec4 screen;
void main() {
  float r = shore > .5 ? -place.z + .5 * sin(place.x * .31) + .3 * sin(place.x * .77 + 1.) : length(place.xz * vec2(.8, 1.));
  float shadow = pow(floorLight(place.xz, 0.), 1.15);
  vec3 tone = mix(near, far, smoothstep(fall.x, fall.y, r));
  if (shore > .5) {
    // Water: a line of foam, low swell, and haze towards the horizon.
    float water = smoothstep(fall.y, fall.y + 1., r);
    tone += .14 * exp(-pow((r - fall.y) / .35, 2.)) + .06 * exp(-pow((r - fall.y - 2.6) / .5, 2.));
    tone += water * .012 * sin(r * 2.1 + sin(place.x * .21) * 2.) * exp(-r / 60.);
    tone = mix(tone, tone * .6 + vec3(.33, .35, .37), water * smoothstep(40., 500., r));
    tone -= (1. - water) * .02 * smoothstep(fall.x - 2.5, fall.y, r);
  }
  vec3 c = printed(tone) * mix(.035, 1., shadow * shadow);
  vec3 v = normalize(cameraPosition - place);
  float mirror = gloss * (.35 + .65 * pow(1. - v.y, 3.));
  vec2 uv = screen.xy / screen.w * .5 + .5;
  vec4 base = vec4(0.); vec2 light = vec2(0.); float weights = 0.;
  for (int k = 0; k < 16; k++) {
    float a = float(k) * 2.39996, d = sqrt((float(k) + .5) / 16.);
    vec2 o = vec2(cos(a), sin(a) * 1.6) * d * texel * 5.;
    base += texture(mirrorBase, uv + o); light += texture(mirrorLight, uv + o).xy; weights += 1.;
  }
  base /= weights; light /= weights;
  // Where the subject is mirrored it replaces part of the plain floor's own sheen.
  outBase = vec4(c * (1. - mirror * base.a) + base.rgb * mirror, 1.);
  outLight = vec4(light * mirror, 0., 1.);
}`;

const WALL_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 low, high, sunTowards, sunColour; uniform float sunTight, rise;
in vec3 place;
void main() {
  vec3 d = normalize(place - cameraPosition);
  vec3 c = mix(low, high, smoothstep(-.02 - rise * .1, rise, d.y)) + sunColour * pow(max(dot(d, sunTowards), 0.), sunTight);
  outBase = vec4(printed(min(c, vec3(.995))), 1.);
  outLight = vec4(0., 0., 0., 1.);
}`;

export interface Output {
  width: number;
  height: number;
  /** Drawn pixels per printed pixel in each direction, and samples of each drawn pixel's edges. */
  scale: number;
  samples: number;
}

/** The room around a subject: an endless floor that mirrors a little, and a seamless wall. */
export class Stage {
  readonly renderer: THREE.WebGLRenderer;
  readonly #room = new THREE.Scene();
  readonly #subjects = new THREE.Scene();
  readonly #floor: THREE.ShaderMaterial;
  readonly #wall: THREE.ShaderMaterial;
  readonly #print: THREE.ShaderMaterial;
  readonly #printScene = new THREE.Scene();

  constructor() {
    this.renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
    this.renderer.autoClear = false;
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    document.body.appendChild(this.renderer.domElement);
    const glsl = { glslVersion: THREE.GLSL3 } as const;
    const colour = () => ({ value: new THREE.Vector3() });
    this.#floor = new THREE.ShaderMaterial({
      ...glsl,
      vertexShader: FLOOR_VERTEX,
      fragmentShader: FLOOR_FRAGMENT,
      uniforms: {
        ...ROOM,
        near: colour(),
        far: colour(),
        fall: { value: new THREE.Vector2() },
        gloss: { value: 0 },
        shore: { value: 0 },
        mirrorBase: { value: null },
        mirrorLight: { value: null },
        texel: { value: new THREE.Vector2() },
      },
    });
    this.#wall = new THREE.ShaderMaterial({
      ...glsl,
      vertexShader: FLOOR_VERTEX,
      fragmentShader: WALL_FRAGMENT,
      side: THREE.BackSide,
      depthWrite: false,
      uniforms: {
        ...ROOM,
        low: colour(),
        high: colour(),
        sunTowards: colour(),
        sunColour: colour(),
        sunTight: { value: 8 },
        rise: { value: 0.35 },
      },
    });
    const wall = new THREE.Mesh(new THREE.SphereGeometry(900, 48, 24), this.#wall);
    wall.renderOrder = -10;
    this.#room.add(
      wall,
      new THREE.Mesh(new THREE.PlaneGeometry(1700, 1700).rotateX(-Math.PI / 2), this.#floor),
    );
    this.#print = new THREE.ShaderMaterial({
      ...glsl,
      vertexShader: FULLSCREEN_VERTEX,
      fragmentShader: DEVELOP_FRAGMENT,
      depthTest: false,
      uniforms: {
        baseMap: { value: null },
        lightMap: { value: null },
        size: { value: new THREE.Vector2() },
        lightMax: { value: 4 },
        lights: { value: false },
      },
    });
    const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.#print);
    sheet.frustumCulled = false;
    this.#printScene.add(sheet);
  }

  /** Puts a subject, with the floor shadow baked for it, in the place of the one before. */
  show(subject: Subject, floorShade: THREE.Texture): void {
    this.#subjects.traverse((part) => part instanceof THREE.Mesh && part.geometry.dispose());
    this.#subjects.clear();
    this.#subjects.add(subject.object);
    ROOM.floorShade.value = floorShade;
    ROOM.floorHalf.value.set(subject.size.length / 2 + FLOOR_MARGIN, subject.size.width / 2 + FLOOR_MARGIN);
  }

  /**
   * Takes a picture.
   * @returns PNG data addresses of base and light (see tint.ts; solid in red, flake in green).
   */
  async shoot(
    camera: THREE.PerspectiveCamera,
    backdrop: Backdrop,
    output: Output,
  ): Promise<{ base: string; light: string }> {
    const width = Math.round(output.width * output.scale);
    const height = Math.round(output.height * output.scale);
    this.#dress(backdrop);
    const mirror = target(Math.round(width / 2), Math.round(height / 2), 0);
    const frame = target(width, height, output.samples);
    const { renderer } = this;
    this.#floor.uniforms.texel?.value.set(2 / width, 2 / height);

    // What the floor mirrors is the subject upside down, seen by the same camera.
    renderer.setRenderTarget(mirror);
    renderer.setClearColor(0, 0);
    renderer.clear();
    if (backdrop.gloss > 0) {
      this.#subjects.scale.y = -1;
      this.#subjects.updateMatrixWorld(true);
      renderer.render(this.#subjects, camera);
      this.#subjects.scale.y = 1;
      this.#subjects.updateMatrixWorld(true);
    }
    this.#floor.uniforms.mirrorBase = { value: mirror.textures[0] };
    this.#floor.uniforms.mirrorLight = { value: mirror.textures[1] };

    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(this.#room, camera);
    renderer.clearDepth();
    renderer.render(this.#subjects, camera);

    renderer.setRenderTarget(null);
    renderer.setSize(output.width, output.height, false);
    const print = async (lights: boolean) => {
      this.#print.uniforms.baseMap = { value: frame.textures[0] };
      this.#print.uniforms.lightMap = { value: frame.textures[1] };
      this.#print.uniforms.size?.value.set(output.width, output.height);
      this.#print.uniforms.lights = { value: lights };
      renderer.render(this.#printScene, camera);
      return this.renderer.domElement.toDataURL('image/png');
    };
    const pictures = { base: await print(false), light: await print(true) };
    mirror.dispose();
    frame.dispose();
    return pictures;
  }

  #dress(backdrop: Backdrop): void {
    ROOM.mood.value = backdrop.mood;
    ROOM.fill.value = backdrop.fill;
    ROOM.lamps.value = backdrop.lamps;
    this.#floor.uniforms.shore = { value: backdrop.shore ? 1 : 0 };
    ROOM.spread.value.set(...backdrop.spread);
    this.#wall.uniforms.sunTowards?.value.set(...backdrop.sun.towards).normalize();
    this.#wall.uniforms.sunColour?.value.set(...backdrop.sun.colour);
    this.#wall.uniforms.rise = { value: backdrop.rise };
    this.#wall.uniforms.sunTight = { value: backdrop.sun.tight };
    const { near, far, fall, gloss } = this.#floor.uniforms;
    near?.value.set(...backdrop.floorNear);
    far?.value.set(...backdrop.floorFar);
    fall?.value.set(...backdrop.fall);
    if (gloss) gloss.value = backdrop.gloss;
    this.#wall.uniforms.low?.value.set(...backdrop.wallLow);
    this.#wall.uniforms.high?.value.set(...backdrop.wallHigh);
  }
}

function target(width: number, height: number, samples: number): THREE.WebGLRenderTarget {
  return new THREE.WebGLRenderTarget(width, height, {
    count: 2,
    samples,
    type: THREE.HalfFloatType,
    colorSpace: THREE.NoColorSpace,
    depthBuffer: true,
  });
}
