import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../emulators/settings.ts';

const API = path.join(ROOT, 'storefront/app/api');
const METHOD = /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm;

/** A route of the framework: answers a request, with the parts of its path that differ. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** A method of a route file. */
export interface Endpoint {
  method: string;
  /** Below `/api`, as its folder is called: `back-office/leads/[id]/trail`. */
  route: string;
  /** Loads its handler; not before the environment is set. */
  load: () => Promise<Handler>;
}

/** Every method of every route below a folder of `storefront/app/api`, read from the files. */
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
