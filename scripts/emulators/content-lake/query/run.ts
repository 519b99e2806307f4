import { evaluate, evaluateSync } from 'groq-js';
import type { Visibility } from '../auth/principal.ts';
import { ApiError, queryError } from '../errors.ts';
import { asExpression, type Node, parseQuery } from './ast.ts';
import { isAsynchronous } from './asynchronous.ts';
import { QueryTimeout, tickUntil } from './deadline.ts';
import type { Perspective } from './perspective.ts';
import { planQuery } from './plan.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { withSharedSubqueries } from './share.ts';
import { type SourceMap, sourceMapOf } from './source-map.ts';
import { idTag } from './sync-tags.ts';
import type { TextIndex } from './text-search.ts';
import type { Views } from './views.ts';

/** The data that queries run on: the lake itself, or the copy of its documents in another thread. */
export interface QuerySource {
  options: { projectId: string; dataset: string };
  views: Views;
  text: TextIndex;
}

export interface QueryRequest {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  visibility: Visibility;
  identity: string;
  sourceMap?: boolean;
}

export interface QueryOutcome {
  result: unknown;
  /** internal names of what the result depends on, from which sync tags are made */
  tags: readonly string[];
  sourceMap?: SourceMap | undefined;
}

/**
 * Evaluates a GROQ query synchronously. Invalid queries throw a 400 in Sanity's queryParseError format, never
 * a 500.
 * @throws QueryTimeout when it exceeds the time limit
 */
export function runQuery(source: QuerySource, request: QueryRequest, milliseconds: number): QueryOutcome {
  return withQueryErrors(request, () => {
    const query = prepare(source, request, milliseconds);
    return outcomeOf(query, query.evaluate(query.tree), request.sourceMap === true);
  });
}

/** Evaluates any query: one that compares documents runs asynchronously and has no source map. */
export function runAnyQuery(
  source: QuerySource,
  request: QueryRequest,
  milliseconds: number,
): QueryOutcome | Promise<QueryOutcome> {
  const asynchronous = isAsynchronous(parseQuery(request.query, request.params));
  return asynchronous
    ? runAsynchronously(source, request, milliseconds)
    : runQuery(source, request, milliseconds);
}

async function runAsynchronously(
  source: QuerySource,
  request: QueryRequest,
  milliseconds: number,
): Promise<QueryOutcome> {
  try {
    const query = prepare(source, request, milliseconds);
    const value = await evaluate(asExpression(query.tree), query.options);
    return outcomeOf(query, await value.get(), false);
  } catch (error) {
    throw asQueryError(error, request);
  }
}

function outcomeOf(query: PreparedQuery, result: unknown, withMap: boolean): QueryOutcome {
  const sourceMap = withMap ? sourceMapOf(query) : undefined;
  return { result: result ?? null, tags: [...query.tags], sourceMap };
}

function withQueryErrors<T>(request: QueryRequest, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asQueryError(error, request);
  }
}

function asQueryError(error: unknown, { query }: QueryRequest): unknown {
  if (error instanceof ApiError || error instanceof QueryTimeout) return error;
  return queryError(error instanceof Error ? error.message : String(error), query);
}

function prepare(source: QuerySource, request: QueryRequest, milliseconds: number): PreparedQuery {
  const { params, perspective, visibility, identity } = request;
  const view = source.views.get(perspective, visibility);
  const tags = new Set<string>();
  const dereference = (id: string) => {
    tags.add(idTag(id));
    return view.documents.get(id) ?? null;
  };
  const options = {
    // The plan has already replaced every `*` with documents.
    dataset: [],
    params,
    timestamp: new Date(),
    identity,
    sanity: { projectId: source.options.projectId, dataset: source.options.dataset },
    dereference: ({ _ref }: { _ref: string }) => dereference(_ref),
  };
  const evaluate = (node: Node, root?: unknown) =>
    evaluateSync(asExpression(node), { ...options, root }).data;
  const tick = tickUntil(performance.now() + milliseconds);
  const sharedQuery = withSharedSubqueries(parseQuery(request.query, params));
  const tree = planQuery(sharedQuery, { view, text: source.text, params, tags, tick, evaluate });
  return { tree, tags, options, evaluate, dereference };
}
