import * as THREE from 'three';
import type { Subject } from './subject.ts';
import type { Standing, View } from './views.ts';

/** Share of the frame's width that a car of normal length takes in side view. */
const SIDE_SHARE = 0.88;

/** The longest bodies fill the frame to its edges and no further. */
const LONGEST = SIDE_SHARE / 0.94;

/**
 * Height that all cameras look at, per metre of normal length, so that floor and horizon are the same for all
 * cars.
 */
const LOOK_AT = 0.153;

/** Distance of that height below the frame's middle, as a share of the frame. */
const LOWER = 0.03;

/**
 * Returns the camera of a view. It is a little further from long bodies and nearer to short ones, so that
 * sizes still compare, but by less than in reality.
 */
export function cameraFor(
  view: View,
  subject: Pick<Subject, 'size' | 'normalLength'>,
  aspect: number,
): THREE.PerspectiveCamera {
  const { size } = subject;
  const camera = new THREE.PerspectiveCamera(view.fov, aspect, 0.5, 2000);
  const around = (view.around * Math.PI) / 180;
  const up = (view.up * Math.PI) / 180;
  const span = Math.hypot(Math.sin(around) * size.length, Math.cos(around) * size.width * 1.3);
  const normal = Math.hypot(
    Math.sin(around) * subject.normalLength,
    Math.cos(around) * subject.normalLength * 0.394 * 1.3,
  );
  const shownSpan =
    Math.max(normal * 0.4 + span * 0.6, span * LONGEST, size.height * 1.6) *
    (1 + Math.abs(Math.cos(around)) * 0.12);
  const distance =
    shownSpan / SIDE_SHARE / 2 / Math.tan((view.fov * Math.PI) / 360) / aspect + nearPart(around, size);
  const direction = new THREE.Vector3(
    -Math.cos(around) * Math.cos(up),
    Math.sin(up),
    Math.sin(around) * Math.cos(up),
  );
  const middle = new THREE.Vector3(0, LOOK_AT * subject.normalLength, 0);
  camera.position.copy(middle).addScaledVector(direction, distance);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
  camera.setViewOffset(aspect, 1, (offCentre(camera, size) / 2) * aspect, -LOWER, aspect, 1);
  camera.updateMatrixWorld();
  return camera;
}

/**
 * Measures distances from the nearest part of the body; otherwise its nose would look swollen in front views.
 */
function nearPart(around: number, size: Subject['size']): number {
  return (Math.abs(Math.cos(around)) * size.length + Math.abs(Math.sin(around)) * size.width) / 2;
}

/** Returns how far right of the frame's middle a subject's outline is centred, in half frames. */
function offCentre(camera: THREE.PerspectiveCamera, { length, width, height }: Subject['size']): number {
  const across = [-length / 2, length / 2].flatMap((x) =>
    [0, height].flatMap((y) =>
      [-width / 2, width / 2].map((z) => new THREE.Vector3(x, y, z).project(camera).x),
    ),
  );
  return (Math.min(...across) + Math.max(...across)) / 2;
}

/** A hand-held camera. */
export function cameraAt({ eye, target, fov }: Standing, aspect: number): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.05, 2000);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

/** One face of a panorama: a quarter turn each way. */
export function cameraTowards(
  eye: Standing['eye'],
  look: Standing['eye'],
  up: Standing['eye'],
): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(90, 1, 0.03, 2000);
  camera.position.set(...eye);
  camera.up.set(...up);
  camera.lookAt(eye[0] + look[0], eye[1] + look[1], eye[2] + look[2]);
  camera.updateMatrixWorld();
  return camera;
}
