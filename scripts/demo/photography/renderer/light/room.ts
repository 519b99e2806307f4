import * as THREE from 'three';

/** Uniforms that every material shares: the floor's shadow and the darkness of the room. */
export const ROOM = {
  floorShade: { value: null as THREE.Texture | null },
  floorHalf: { value: new THREE.Vector2(1, 1) },
  mood: { value: 0 },
  /** Extra light from all directions, as in a bright room. */
  fill: { value: 0 },
  lamps: { value: 1 },
  /** How much further out the lamps are, and how much larger, than for one car: metres in x and z. */
  spread: { value: new THREE.Vector2() },
};

/** Two pictures are drawn at once: the base, and the light painted surfaces would add (see tint.ts). */
export const OUTPUTS = /* glsl */ `
layout(location = 0) out highp vec4 outBase;
layout(location = 1) out highp vec4 outLight;
`;
