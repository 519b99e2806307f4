import type { Page } from '@playwright/test';

/** Returns whether the browser draws WebGL, which street maps need; machines without a graphics card may not. */
export const hasWebGl = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);

/** Opens later pages like a browser without WebGL, which shows the drawn maps. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind.startsWith('webgl') ? null : real.call(this, kind as never, ...rest);
    } as typeof real;
  });
