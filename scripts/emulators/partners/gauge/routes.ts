import { Hono } from 'hono';
import { answerFor, priceRangeAround } from './answers.ts';

const SLOW_MS = 30_000;

/**
 * `GET /cars/{slug}/autogauge`: a car's price compared with similar cars.
 * @param listingPrice returns a car's advertised price, null for an unknown car
 */
export function gauge(listingPrice: (slug: string) => Promise<number | null>): Hono {
  const routes = new Hono();
  routes.get('/cars/:slug/autogauge', async (context) => {
    const slug = context.req.param('slug');
    const price = await listingPrice(slug);
    if (price === null) return context.json({ error: 'unknown car' }, 404);
    const { fault, fill } = answerFor(slug);
    const answer = priceRangeAround(price, fill);
    switch (fault) {
      case 'unsure':
        return context.json({ ...answer, confidence: 0.2 });
      case 'incomplete':
        return context.json({ ...answer, market_range_min: undefined, fill: null });
      case 'above the market':
        return context.json({ ...answer, market_range_max: price - 1, market_range_min: price * 0.8 });
      case 'slow':
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, SLOW_MS);
          context.req.raw.signal.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
          });
        });
        return context.json(answer);
      case 'not JSON':
        return context.html('<!doctype html><title>Down for maintenance</title><script>alert(1)</script>');
      case 'failing':
        return context.json({ error: 'internal' }, 500);
      default:
        return context.json(answer);
    }
  });
  return routes;
}
