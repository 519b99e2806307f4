import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { runActions } from '../actions/run.ts';
import { actionsBody } from '../actions/schema.ts';
import { authorizeIntent } from '../auth/changes.ts';
import { withoutHidden } from '../auth/hidden.ts';
import { isVisible, visibilityOf } from '../auth/principal.ts';
import { tooLarge } from '../errors.ts';
import { withArrayKeys } from '../mutate/array-keys.ts';
import { mutateBody } from '../mutate/schema.ts';
import { transact } from '../mutate/transact.ts';
import { parsePerspective } from '../query/perspective.ts';
import { publicTags } from '../query/sync-tags.ts';
import {
  type App,
  flag,
  groqParams,
  jsonBody,
  parseOrThrow,
  type Request,
  requireSignIn,
  type Services,
} from './context.ts';

const MB = 1024 * 1024;
const bodyLimitOf = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes);
    },
  });

const queryText = z.string().min(1).max(MB);
const queryBody = z.object({
  query: queryText,
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
});

export function dataRoutes(app: App, { lake }: Services): void {
  const query = async (c: Request) => {
    const startedAt = performance.now();
    const body = c.req.method === 'POST' ? parseOrThrow(queryBody, await jsonBody(c)) : undefined;
    const text = body?.query ?? parseOrThrow(queryText, c.req.query('query'));
    const principal = c.get('principal');
    const request = {
      query: text,
      params: { ...body?.params, ...groqParams(c) },
      perspective: parsePerspective(c.req.query('perspective') ?? body?.perspective, c.get('apiVersion')),
      visibility: visibilityOf(principal),
      identity: principal.id,
      sourceMap: flag(c, 'resultSourceMap'),
    };
    const { result, tags, sourceMap } = await lake.queries.run(request);
    return c.json({
      ...(c.req.query('returnQuery') === 'false' ? {} : { query: text }),
      result,
      ms: Math.round(performance.now() - startedAt),
      syncTags: publicTags(tags),
      ...(sourceMap ? { resultSourceMap: sourceMap } : {}),
    });
  };
  app.get('/data/query/:dataset', query);
  app.post('/data/query/:dataset', bodyLimitOf(4 * MB), query);

  app.get('/data/doc/:dataset/:ids', (c) => {
    const visibility = visibilityOf(c.get('principal'));
    const ids = c.req.param('ids').split(',');
    const stored = (_id: string) => lake.store.documents.get(_id) ?? { _id };
    const documents = ids.flatMap((id) =>
      isVisible(visibility, stored(id)) ? (lake.store.documents.get(id) ?? []) : [],
    );
    const omittedDocuments = ids
      .filter((id) => !documents.some((document) => document._id === id))
      .map((id) => ({ id, reason: isVisible(visibility, stored(id)) ? 'existence' : 'permission' }));
    return c.json({ documents, omitted: omittedDocuments });
  });

  app.post('/data/mutate/:dataset', bodyLimitOf(64 * MB), async (c) => {
    const principal = requireSignIn(c);
    const body = parseOrThrow(mutateBody, await jsonBody(c));
    const mutations = flag(c, 'autoGenerateArrayKeys') ? body.mutations.map(withArrayKeys) : body.mutations;
    const visibility = visibilityOf(principal);
    const { transactionId, results } = withoutHidden(visibility, () =>
      transact(lake.store, {
        mutations: () => mutations,
        author: principal.id,
        transactionId: body.transactionId,
        dryRun: flag(c, 'dryRun'),
        authorize: (intent) => authorizeIntent(principal, intent, lake.store),
        select: (text, params) => {
          const selection = {
            query: text,
            params,
            perspective: 'raw',
            visibility,
            identity: principal.id,
          } as const;
          return idsOf(lake.queries.runSync(selection).result);
        },
      }),
    );
    const documents = flag(c, 'returnDocuments');
    return c.json({
      transactionId,
      results: results.map(({ document, ...result }) =>
        documents
          ? { ...result, document: isVisible(visibility, { ...document, _id: result.id }) ? document : null }
          : result,
      ),
    });
  });

  app.post('/data/actions/:dataset', bodyLimitOf(16 * MB), async (c) => {
    const principal = requireSignIn(c);
    const body = parseOrThrow(actionsBody, await jsonBody(c));
    const { transactionId } = withoutHidden(visibilityOf(principal), () => runActions(lake, principal, body));
    return c.json({ transactionId });
  });
}

/** The ids in a query result: of whole documents, projections with `_id`, or plain ids. */
function idsOf(result: unknown): string[] {
  return [result].flat().flatMap((item) => {
    const id = item !== null && typeof item === 'object' ? (item as { _id?: unknown })._id : item;
    return typeof id === 'string' ? [id] : [];
  });
}
