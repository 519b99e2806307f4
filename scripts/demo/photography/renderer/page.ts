import type { EditorialName } from '../editorial.ts';
import type { Look } from '../looks.ts';
import type { Paint } from '../paints.ts';
import { type CarBody, SPECS } from './car/bodies.ts';
import { buildCar } from './car/car.ts';
import { buildCaravan } from './caravan/caravan.ts';
import { CARAVANS, type CaravanBody } from './caravan/spec.ts';
import { buildCabin } from './interior/cabin.ts';
import { CABINS, type CabinName } from './interior/cabin-spec.ts';
import { buildRoom } from './interior/room.ts';
import { ROOMS, type RoomName } from './interior/room-spec.ts';
import { applyPaint } from './light/finish.ts';
import { bakeOcclusion } from './light/occlusion.ts';
import { buildMotorcycle } from './motorcycle/motorcycle.ts';
import { MOTORCYCLES, type MotorcycleBody } from './motorcycle/spec.ts';
import { buildScene } from './scene/build.ts';
import { SCENES, type Scene } from './scene/scenes.ts';
import { type Backdrop, DAYLIGHT, OUTSIDE } from './stage/backdrop.ts';
import { cameraAt, cameraFor, cameraTowards } from './stage/camera.ts';
import { type Output, Stage } from './stage/stage.ts';
import type { Subject } from './stage/subject.ts';
import { CABIN, CLOSE, FACES, PANORAMA, ROOM_VIEW, wholeView } from './stage/views.ts';

/** The API of the renderer's page for render.ts, which controls it in a browser. */
export interface Page {
  /** Builds a body, an interior or a scene with a mesh of cells of `cell` metres. */
  load(name: string, look: Look, cell: number): void;
  /** Paints the loaded subject, so that a rendered colour can be compared with a tinted one (proof.ts). */
  paint(paint: Paint): void;
  shoot(view: string, output: Output): Promise<Shot>;
}

export interface Shot {
  /** PNG data addresses, see Stage.shoot. */
  base: string;
  light: string;
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
  load(body, look, cell) {
    stage ??= new Stage();
    name = body;
    subject = build(body, look, cell);
    const floor = bakeOcclusion(subject.object, subject.size, {
      scattered: body in SCENES,
      least: body in ROOMS ? 0.3 : body in CABINS ? 0.22 : 0,
    });
    stage.show(subject, floor);
  },
  paint(paint) {
    if (subject) applyPaint(subject.object, paint);
  },
  async shoot(view, output) {
    if (!stage || !subject) throw new Error('load a body first');
    const { camera, backdrop } = frame(subject, view, output.width / output.height);
    // Hides the front seats' backs if they are between a camera in the rear and the dashboard.
    subject.object.traverse((part) => {
      if (part.userData.hides) part.visible = !(part.userData.hides as string[]).includes(view);
    });
    return stage.shoot(camera, backdrop, output);
  },
};

function build(body: string, look: Look, cell: number): Subject {
  if (body in SPECS) return buildCar(body as CarBody, look, cell);
  if (body in CARAVANS) return buildCaravan(body as CaravanBody, cell);
  if (body in MOTORCYCLES) return buildMotorcycle(body as MotorcycleBody, cell);
  if (body in CABINS) return buildCabin(body as CabinName, cell * 0.6);
  if (body in ROOMS) return buildRoom(body as RoomName);
  if (body in SCENES) return buildScene(body as EditorialName, cell);
  throw new Error(`no body ${body}`);
}

function frame(what: Subject, view: string, aspect: number) {
  const scene: Scene | undefined = SCENES[name as EditorialName];
  if (scene) return { camera: cameraAt(scene, aspect), backdrop: scene.backdrop as Backdrop };
  const face = /^panorama-(\d)$/.exec(view)?.[1];
  if (face) {
    const { look, up } = FACES[Number(face)] ?? FACES[0];
    const eye = name in ROOMS ? PANORAMA.room : PANORAMA.cabin;
    return { camera: cameraTowards(eye, look, up), backdrop: OUTSIDE };
  }
  if (name in ROOMS) return { camera: cameraAt(ROOM_VIEW, aspect), backdrop: OUTSIDE };
  const inside = CABIN[view];
  if (name in CABINS && inside) return { camera: cameraAt(inside, aspect), backdrop: OUTSIDE };
  const whole = wholeView(view);
  if (whole) return { camera: cameraFor(whole, what, aspect), backdrop: DAYLIGHT };
  const close = CLOSE[view];
  const mark = close && what.marks?.[close.mark];
  if (!close || !mark) throw new Error(`no view ${view} of ${name}`);
  const eye = mark.map((part, k) => part + (close.off[k] ?? 0)) as [number, number, number];
  return { camera: cameraAt({ eye, target: mark, fov: close.fov }, aspect), backdrop: DAYLIGHT };
}
