import type { EditorialName } from '../catalogue.ts';
import { type CarBody, SPECS } from './car/bodies.ts';
import { buildCar } from './car/car.ts';
import { buildCaravan } from './caravan/caravan.ts';
import { CARAVANS, type CaravanBody } from './caravan/spec.ts';
import { buildCabin } from './interior/cabin.ts';
import { CABINS, type CabinName } from './interior/cabin-spec.ts';
import { buildRoom } from './interior/room.ts';
import { ROOMS, type RoomName } from './interior/room-spec.ts';
import { bakeOcclusion } from './light/occlusion.ts';
import { buildScene } from './scene/build.ts';
import { SCENES, type Scene } from './scene/scenes.ts';
import { DAYLIGHT, OUTSIDE } from './stage/backdrop.ts';
import { cameraAt, cameraFor, type ExteriorAngle, VIEWS } from './stage/camera.ts';
import { type Output, Stage } from './stage/stage.ts';
import type { Subject } from './stage/subject.ts';

/** What the renderer's page does for its caller (render.ts), which drives it in a browser. */
export interface Page {
  /** Builds a body, an interior or a scene, its mesh in cells of `cell` metres; gives the milliseconds it took. */
  load(name: string, cell: number): number;
  /** Photographs what was loaded: a body from an angle, anything else from its own camera. */
  shoot(view: string, output: Output): Promise<Shot>;
}

export interface Shot {
  /** PNG data addresses, see Stage.shoot. */
  base: string;
  light: string;
  milliseconds: number;
}

declare global {
  interface Window {
    photography: Page;
  }
}

let stage: Stage | undefined;

let name = '';

let subject: Subject | undefined;

window.photography = {
  load(body, cell) {
    const began = performance.now();
    stage ??= new Stage();
    name = body;
    subject = build(body, cell);
    const floor = bakeOcclusion(subject.object, subject.size, {
      scattered: body in SCENES,
      least: body in ROOMS ? 0.3 : body in CABINS ? 0.22 : 0,
    });
    stage.show(subject, floor);
    return performance.now() - began;
  },
  async shoot(angle, output) {
    if (!stage || !subject) throw new Error('load a body first');
    const began = performance.now();
    const aspect = output.width / output.height;
    const scene: Scene | undefined = SCENES[name as EditorialName];
    if (scene) {
      const camera = cameraAt(scene.eye, scene.target, scene.fov, aspect);
      const pictures = await stage.shoot(camera, scene.backdrop, output);
      return { ...pictures, milliseconds: performance.now() - began };
    }
    const inside = angle === 'interior';
    const camera = inside
      ? interiorCamera(name, aspect)
      : cameraFor(VIEWS[angle as ExteriorAngle], subject, aspect);
    const pictures = await stage.shoot(camera, inside ? OUTSIDE : DAYLIGHT, output);
    return { ...pictures, milliseconds: performance.now() - began };
  },
};

function build(body: string, cell: number): Subject {
  if (body in SPECS) return buildCar(body as CarBody, cell);
  if (body in CARAVANS) return buildCaravan(body as CaravanBody, cell);
  if (body in CABINS) return buildCabin(body as CabinName, cell * 0.6);
  if (body in ROOMS) return buildRoom(body as RoomName);
  if (body in SCENES) return buildScene(body as EditorialName, cell);
  throw new Error(`no body ${body}`);
}

function interiorCamera(body: string, aspect: number) {
  if (body in ROOMS) return cameraAt([1.05, 1.42, 0.1], [-2.6, 0.86, -0.04], 52, aspect);
  return cameraAt([2.78, 1.2, 0.05], [1.3, 0.81, -0.04], 55, aspect);
}
