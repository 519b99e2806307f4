import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { styleOf } from './style.ts';
import { tileMaker } from './tiles.ts';

/** A provider of vector tiles, as MapLibre GL loads them: a style, and the tiles that it names. */
export function maps(tile = tileMaker()): Hono {
  return new Hono()
    .use(cors())
    .get('/style.json', (context) => {
      const { origin, pathname } = new URL(context.req.url);
      return context.json(styleOf(origin + pathname.slice(0, -'/style.json'.length)));
    })
    .get('/tiles/:z/:x/:file{\\d+\\.mvt}', (context) => {
      const { z, x, file } = context.req.param();
      const body = tile(Number(z), Number(x), Number.parseInt(file, 10));
      if (!body) return context.notFound();
      return context.body(body, 200, {
        'content-type': 'application/vnd.mapbox-vector-tile',
        'cache-control': 'public, max-age=3600',
      });
    });
}
