import * as THREE from 'three';
import type { EditorialName } from '../../editorial.ts';
import { PAINTS } from '../../paints.ts';
import { type CarBody, SPECS } from '../car/bodies.ts';
import { buildCar } from '../car/car.ts';
import { buildCaravan } from '../caravan/caravan.ts';
import { CARAVANS, type CaravanBody } from '../caravan/spec.ts';
import { applyPaint } from '../light/finish.ts';
import { Kit } from '../solid/kit.ts';
import type { Subject } from '../stage/subject.ts';
import { SCENES, type Scene } from './scenes.ts';
import { fitShowroom } from './showroom.ts';
import { fitShowroomFloor, tieBow } from './showroom-floor.ts';
import { fitWorkshop } from './workshop.ts';
import { fitYard } from './yard.ts';

const ROOMS = { workshop: fitWorkshop, showroom: fitShowroomFloor } as const;

/** Builds a scene's cars, painted and placed, as one subject. */
export function buildScene(name: EditorialName, cell: number): Subject {
  const scene: Scene = SCENES[name];
  const object = new THREE.Group();
  // Several cars are each smaller in the picture and slower to build, so they get coarser cells.
  const fine = cell * (scene.facade || scene.yard ? 1.8 : scene.cars.length > 1 ? 1.4 : 1);
  let [halfX, halfZ] = [1, 1];
  for (const placed of scene.cars) {
    const car =
      placed.body in SPECS
        ? buildCar(placed.body as CarBody, placed.look ?? 'crest', fine)
        : buildCaravan(placed.body as CaravanBody, fine);
    if (!(placed.body in SPECS) && !(placed.body in CARAVANS)) throw new Error(`no body ${placed.body}`);
    applyPaint(car.object, PAINTS[placed.colour]);
    car.object.position.set(placed.x, placed.y ?? 0, placed.z);
    car.object.rotation.y = (placed.turn * Math.PI) / 180;
    // A neighbour shades one side of a car and not the other.
    car.object.traverse((part) => {
      part.userData.mirrored = false;
    });
    object.add(car.object);
    const around = Math.hypot(car.size.length, car.size.width) / 2;
    halfX = Math.max(halfX, Math.abs(placed.x) + around);
    halfZ = Math.max(halfZ, Math.abs(placed.z) + around);
  }
  if (scene.room) {
    const kit = new Kit();
    ROOMS[scene.room](kit);
    if (scene.bow) tieBow(kit, scene.bow);
    object.add(kit.group);
    [halfX, halfZ] = [8, 5];
  }
  if (scene.facade) {
    const kit = new Kit();
    fitShowroom(kit, scene.facade);
    object.add(kit.group);
    [halfX, halfZ] = [16, 10];
  }
  if (scene.yard) {
    const kit = new Kit();
    fitYard(kit, scene.yard);
    object.add(kit.group);
    [halfX, halfZ] = [16, 14];
  }
  return { object, size: { length: halfX * 2, width: halfZ * 2, height: 3 }, normalLength: 4.7 };
}
