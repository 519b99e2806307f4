import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../emulators/settings.ts';

const API = path.join(ROOT, 'storefront/app/api');
const METHOD = /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm;

export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export interface Endpoint {
  method: string;
  /** Below `/api`, in the form of its folder: `back-office/leads/[id]/trail`. */
  route: string;
  /** Loads its handler; call it only once the environment is set. */
  load: () => Promise<Handler>;
}

/** Returns every method of every route file below a folder of `storefront/app/api`. */
export const endpointsBelow = (folder: string): Endpoint[] =>
  globSync(`${folder}/**/route.{ts,tsx}`, { cwd: API })
    .toSorted()
    .flatMap((file) => {
      const whole = path.join(API, file);
      return [...readFileSync(whole, 'utf8').matchAll(METHOD)].map(([, method = '']) => ({
        method,
        route: path.dirname(file),
        load: async () => {
          const handler = ((await import(whole)) as Record<string, Handler | undefined>)[method];
          if (!handler) throw new Error(`${file} has no ${method}`);
          return handler;
        },
      }));
    });
