import type * as THREE from 'three';
import type { Footprint } from '../light/floor-shade.ts';

/** Something to photograph: on the floor, centred on the origin, with its nose towards -x. */
export interface Subject {
  object: THREE.Group;
  size: Footprint & { height: number };
  /** The usual length of its kind, which sets the scale of its pictures. */
  normalLength: number;
  marks?: Readonly<Record<string, readonly [number, number, number]>>;
}
