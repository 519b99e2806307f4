import { z } from 'zod';
import { visibilityOf } from '../auth/principal.ts';
import { badRequest, unauthorized } from '../errors.ts';
import { listen } from '../realtime/listen.ts';
import { liveEvents } from '../realtime/live.ts';
import {
  type App,
  flag,
  groqParams,
  parseOrThrow,
  type Request,
  requireDrafts,
  type Services,
} from './context.ts';

/** Server-sent events: `/data/listen` for the Studio, `/data/live/events` for websites. */
export function realtimeRoutes(app: App, { lake, recent, origins }: Services): void {
  /** A requester without read access must not receive events: even an empty one reveals a change. */
  const requireReader = (c: Request) => {
    const principal = c.get('principal');
    if (visibilityOf(principal).scope === 'nothing') throw unauthorized();
    return principal;
  };

  app.get('/data/listen/:dataset', (c) =>
    listen(lake, recent, {
      query: parseOrThrow(z.string().min(1).max(16_384), c.req.query('query')),
      params: groqParams(c),
      principal: requireReader(c),
      includeResult: flag(c, 'includeResult'),
      includeMutations: c.req.query('includeMutations') !== 'false',
      includePreviousRevision: flag(c, 'includePreviousRevision'),
      includeEffects: c.req.query('effectFormat') === 'mendoza',
      enableResume: flag(c, 'enableResume'),
      lastEventId: c.req.header('last-event-id'),
    }),
  );

  app.get('/data/live/events/:dataset', (c) => {
    if (c.get('apiVersion') < '2021-03-25')
      throw badRequest('Live events need API version 2021-03-25 or later');
    // As in the hosted service, live events without drafts need no token; they name no document.
    const includeDrafts = flag(c, 'includeDrafts');
    if (includeDrafts) requireDrafts(c);
    return liveEvents(lake, recent, { includeDrafts, lastEventId: c.req.header('last-event-id') });
  });

  app.get('/check/cors', (c) => {
    const origin = c.req.header('origin');
    const isAllowed = origin === undefined || origins.allows(origin);
    return c.json({ result: { allowed: isAllowed, withCredentials: isAllowed } });
  });
}
