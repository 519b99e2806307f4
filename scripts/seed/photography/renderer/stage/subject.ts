import type * as THREE from 'three';
import type { Footprint } from '../light/floor-shade.ts';

/** Something to photograph: standing on the floor, centred on the origin, nose towards -x. */
export interface Subject {
  object: THREE.Group;
  size: Footprint & { height: number };
  /** Length of a usual one of its kind, which sets the scale of its pictures. */
  normalLength: number;
  /** Places worth a close look, by name. */
  marks?: Readonly<Record<string, readonly [number, number, number]>>;
}
