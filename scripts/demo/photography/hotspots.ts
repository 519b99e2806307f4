import * as THREE from 'three';
import { INTERIOR_OF } from './catalogue.ts';
import { type Body, SPIN_SIZE } from './names.ts';
import { type CarBody, SPECS } from './renderer/car/bodies.ts';
import { cameraFor } from './renderer/stage/camera.ts';
import { PANORAMA, wholeView } from './renderer/stage/views.ts';

/** A point of interest on a picture, in percent of its width and height from the left and the top. */
export interface Hotspot {
  /** The frame of the spin that shows it best; null on a panorama. */
  frame: number | null;
  x: number;
  y: number;
  title: string;
  text: string;
}

/** Points on a body, in metres derived from its dimensions, and the frame that faces them. */
const OUTSIDE = [
  {
    frame: 4,
    title: 'LED headlamps',
    text: 'Projector lamps with automatic high beam and daytime running lights.',
    at: (spec: Spec) => [0.16, spec.noseY - 0.16, spec.width * 0.4],
  },
  {
    frame: 9,
    title: 'Alloy wheels',
    text: 'Alloy wheels with matching tyres all round, checked for tread before sale.',
    at: (spec: Spec) => [spec.frontOverhang, spec.wheel, spec.width * 0.5],
  },
  {
    frame: 14,
    title: 'LED tail lamps',
    text: 'Tail lamps, indicators and rear fog lamps in LED.',
    at: (spec: Spec) => [spec.length - 0.16, spec.tailY - 0.14, spec.width * 0.4],
  },
] as const;

/** Places in a cabin, in the coordinates of the cabin's cameras. */
const INSIDE = [
  {
    title: 'Touch screen',
    text: 'Apple CarPlay and Android Auto, navigation and reversing camera.',
    at: [1.45, 1.0, 0],
  },
  { title: 'Steering wheel', text: 'Cruise control, phone and sound at hand.', at: [1.72, 0.935, -0.37] },
  { title: 'Front seats', text: 'Supportive front seats with height adjustment.', at: [2.0, 0.58, 0.37] },
] as const;

type Spec = (typeof SPECS)[CarBody];

/** Returns the hotspots of a body's spin, projected by its cameras. Empty for bodies that are not cars. */
export function exteriorHotspots(body: Body): Hotspot[] {
  const spec: Spec | undefined = SPECS[body as CarBody];
  if (!spec) return [];
  return OUTSIDE.flatMap(({ frame, title, text, at }) => {
    const view = wholeView(`spin-${frame}`);
    if (!view) return [];
    const [x = 0, y = 0, z = 0] = at(spec);
    const size = { length: spec.length, width: spec.width, height: spec.height };
    const camera = cameraFor(view, { size, normalLength: 4.7 }, SPIN_SIZE.width / SPIN_SIZE.height);
    const projected = new THREE.Vector3(x - spec.length / 2, y, z).project(camera);
    return [{ frame, x: percent((projected.x + 1) / 2), y: percent((1 - projected.y) / 2), title, text }];
  });
}

/**
 * Returns the hotspots of a body's interior panorama (see equirect.ts for the projection). Empty for rooms.
 */
export function interiorHotspots(body: Body): Hotspot[] {
  if (!INTERIOR_OF[body]?.startsWith('cabin')) return [];
  return INSIDE.map(({ title, text, at }) => {
    const [dx, dy, dz] = at.map((part, k) => part - (PANORAMA.cabin[k] ?? 0)) as [number, number, number];
    const turn = Math.atan2(-dz, -dx);
    const up = Math.atan2(dy, Math.hypot(dx, dz));
    return {
      frame: null,
      x: percent(turn / (2 * Math.PI) + 0.5),
      y: percent(0.5 - up / Math.PI),
      title,
      text,
    };
  });
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
