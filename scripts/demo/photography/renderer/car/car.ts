import * as THREE from 'three';
import type { Look } from '../../looks.ts';
import { finish } from '../light/finish.ts';
import { skinMaterials } from '../light/skin-material.ts';
import { Kit } from '../solid/kit.ts';
import { at } from '../solid/math.ts';
import { skinGeometry } from '../solid/skin.ts';
import { mesh } from '../solid/surface.ts';
import type { Subject } from '../stage/subject.ts';
import { fitBox, fitSpare, fitTray, fitTub } from './beds.ts';
import { type CarBody, SPECS } from './bodies.ts';
import { fitCoach } from './coach.ts';
import { fitOutside, tailX } from './fittings.ts';
import { fitInside } from './inside.ts';
import { panelsAt } from './panels.ts';
import { type Shape, shapeOf } from './shape.ts';
import { fitTipper, fitTruckTray } from './truck-beds.ts';
import { wheel } from './wheel.ts';

/** Builds a car; `finest` is the mesh's cell in metres (0.0125 for a final picture). */
export function buildCar(body: CarBody, look: Look, finest: number): Subject {
  const spec = SPECS[body];
  // Long bodies are photographed from further away.
  const cell = spec.length > 5.6 ? finest * 1.4 : finest;
  const shape = shapeOf(spec, look);
  const surface = mesh(
    shape.field,
    {
      x: [-0.08, shape.end + 0.08],
      y: [spec.clearance - 0.08, spec.height + 0.08],
      z: shape.halfWidth + 0.1,
    },
    cell,
  );
  const kit = new Kit();
  const geometry = skinGeometry(surface, (x, y, z, normal) => panelsAt(shape, x, y, z, normal));
  const { shell, glass } = skinMaterials({
    nose: shape.nose,
    tail: shape.tail,
    openX: spec.open ? spec.open[0] : 99,
    openY: spec.beltFront + 0.05,
    tintX: spec.bPillar,
    plate: false,
  });
  const skin = new THREE.Mesh(geometry, shell);
  skin.userData = { smooth: true, mirrored: true, reach: 1.5, solid: opaque(geometry, shape) };
  const panes = new THREE.Mesh(geometry, glass);
  panes.renderOrder = 5;
  panes.userData = { solid: [], smooth: true, mirrored: true };
  kit.group.add(skin, panes);
  fitWheels(kit, shape, look);
  shape.nose.fit(kit);
  shape.tail?.fit(kit);
  fitOutside(kit, shape);
  fitInside(kit, shape);
  fitTub(kit, shape);
  fitTray(kit, shape);
  fitBox(kit, shape);
  fitTruckTray(kit, shape);
  fitTipper(kit, shape);
  fitCoach(kit, shape, cell);
  if (spec.spare) fitSpare(kit, shape, look, tailX(shape, spec.beltRear - 0.1));
  kit.group.position.x = -spec.length / 2;
  const object = new THREE.Group().add(kit.group);
  const height = spec.cabOver ? 2.95 : spec.coach ? 3.0 : spec.height;
  return {
    object,
    size: { length: spec.length, width: spec.width, height },
    normalLength: 4.7,
    marks: marks(shape),
  };
}

function marks({ spec, nose, tail, axles, halfWidth }: Shape): Subject['marks'] {
  const centred = ([x, y, z]: readonly [number, number, number]) => [x - spec.length / 2, y, z] as const;
  const lamp = nose.wrap.at(nose.wrap.corner * 0.82, spec.noseY - 0.2).place;
  return {
    wheel: centred([axles[0], spec.wheel + 0.05, halfWidth]),
    headlamp: centred(lamp),
    ...(tail ? { 'tail-lamp': centred(tail.wrap.at(tail.wrap.corner * 0.86, spec.tailY - 0.17).place) } : {}),
  };
}

function fitWheels(kit: Kit, shape: Shape, look: Look): void {
  const { spec } = shape;
  const model = wheel({
    radius: spec.wheel,
    look,
    steel: spec.plain,
    lug: spec.cladding ? 0.003 : 0.001,
  });
  for (const x of shape.axles) {
    for (const side of [1, -1]) {
      const one = model.clone();
      one.rotation.x = (side * Math.PI) / 2;
      one.position.set(x, spec.wheel, side * (shape.halfWidth - 0.125 + (spec.flare > 0.02 ? 0.015 : 0)));
      kit.group.add(one);
    }
    const axle = new THREE.CylinderGeometry(0.04, 0.04, spec.width - 0.4, 12);
    kit.add(axle, finish({ colour: 0x0b0b0c, rough: 0.5 }), [x, spec.wheel, 0]).rotation.x = Math.PI / 2;
  }
}

/** Returns triangles that block light: neither windows nor a convertible's folded roof. */
function opaque(geometry: THREE.BufferGeometry, { spec }: Shape): number[] {
  const cut = geometry.getAttribute('cut').array;
  const positions = geometry.getAttribute('position').array;
  const index = geometry.getIndex()?.array ?? [];
  const solid: number[] = [];
  for (let i = 0; i < index.length; i += 3) {
    const corners = [at(index, i), at(index, i + 1), at(index, i + 2)] as const;
    const [first] = corners;
    const folded =
      spec.open &&
      at(positions, first * 3) > spec.open[0] &&
      at(positions, first * 3 + 1) > spec.beltFront + 0.05;
    if (!folded && corners.some((corner) => at(cut, corner * 4) > 0)) solid.push(...corners);
  }
  return solid;
}
