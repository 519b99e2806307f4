import * as THREE from 'three';
import { LIGHT_MAX } from '../../tint.ts';
import { FLOOR_MARGIN } from '../light/floor-shade.ts';
import { ROOM } from '../light/room.ts';
import type { Backdrop } from './backdrop.ts';
import {
  DEVELOP_FRAGMENT,
  FLOOR_FRAGMENT,
  FLOOR_VERTEX,
  FULLSCREEN_VERTEX,
  WALL_FRAGMENT,
} from './shaders.ts';
import type { Subject } from './subject.ts';

export interface Output {
  width: number;
  height: number;
  /** Drawn pixels per output pixel in each direction, and samples of each drawn pixel's edges. */
  scale: number;
  samples: number;
}

/** The room around a subject: an endless, slightly reflective floor and a seamless wall. */
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
        lightMax: { value: LIGHT_MAX },
        lights: { value: false },
      },
    });
    const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.#print);
    sheet.frustumCulled = false;
    this.#printScene.add(sheet);
  }

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

    // The floor reflects the subject upside down, rendered with the same camera.
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
