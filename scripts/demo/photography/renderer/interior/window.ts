import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, pane, slab } from '../solid/kit.ts';
import { matt } from './room-spec.ts';
import { skyline } from './screens.ts';

export function fitWindow(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  turn: number,
): void {
  const group = new THREE.Group();
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, dz: number, dy = 0) => {
    const part = new THREE.Mesh(geometry, material);
    part.position.set(0, dy, dz);
    group.add(part);
  };
  add(pane(width + 0.1, height + 0.1, 0.06, 0.02), matt(0xcfcfcc), 0);
  add(
    new THREE.PlaneGeometry(width, height),
    finish({ colour: 0xffffff, picture: skyline(), rough: 0.3, glow: 1.1, reach: 0 }),
    0.032,
  );
  add(slab(width + 0.04, height * 0.24, 0.03, 0.01), matt(0xe2e1dd, 0.85), 0.04, height * 0.4);
  group.position.set(x, y, z);
  group.rotation.y = turn;
  kit.group.add(group);
}
