import { type CarBody, SPECS } from './bodies.ts';
import { buildCaravan, CARAVANS, type CaravanBody } from './caravan.ts';
import { cameraFor, type ExteriorAngle, VIEWS } from './camera.ts';
import { buildCar, type Subject } from './car.ts';
import { bakeOcclusion } from './occlusion.ts';
import { DAYLIGHT, Stage } from './stage.ts';

/** What the renderer's page does for its caller (render.ts), which drives it in a browser. */
export interface Page {
  load(body: string, cell: number): { milliseconds: number };
  shoot(
    angle: string,
    output: { width: number; height: number; scale: number; samples: number },
  ): Promise<{ base: string; light: string; milliseconds: number }>;
}

declare global {
  interface Window {
    photography: Page;
  }
}

let stage: Stage | undefined;
let subject: Subject | undefined;

window.photography = {
  load(body, cell) {
    const began = performance.now();
    stage ??= new Stage();
    subject = build(body, cell);
    const floor = bakeOcclusion(subject.object, subject.size);
    stage.show(subject, floor);
    return { milliseconds: performance.now() - began };
  },
  async shoot(angle, output) {
    if (!stage || !subject) throw new Error('load a body first');
    const began = performance.now();
    const view = VIEWS[angle as ExteriorAngle];
    const camera = cameraFor(view, subject, output.width / output.height);
    const pictures = await stage.shoot(camera, DAYLIGHT, output);
    return { ...pictures, milliseconds: performance.now() - began };
  },
};

function build(body: string, cell: number): Subject {
  if (body in SPECS) return buildCar(body as CarBody, cell);
  if (body in CARAVANS) return buildCaravan(body as CaravanBody, cell);
  throw new Error(`no body ${body}`);
}
