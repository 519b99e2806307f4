import { evaluateSync } from 'groq-js';
import { isVisible, type Visibility } from '../auth/principal.ts';
import { ApiError, queryError } from '../errors.ts';
import type { Lake } from '../lake.ts';
import { asExpression, type Node, parseQuery } from './ast.ts';
import type { Perspective } from './perspective.ts';
import { planQuery } from './plan.ts';
import { idTag } from './sync-tags.ts';
import type { View } from './view.ts';

export interface QueryRequest {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  visibility: Visibility;
  /** what identity() gives */
  identity: string;
}

export interface QueryOutcome {
  result: unknown;
  /** internal names of what the result depends on, for sync tags */
  tags: Set<string>;
}

/** Evaluates a GROQ query. Any mistake in it is a 400 in Sanity's queryParseError shape, never a 500. */
export function runQuery(lake: Lake, request: QueryRequest): QueryOutcome {
  const prepared = prepare(lake, request);
  try {
    return { result: prepared.evaluate(prepared.tree), tags: prepared.tags };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw queryError(error instanceof Error ? error.message : String(error), request.query);
  }
}

export interface Prepared {
  tree: Node;
  tags: Set<string>;
  view: View;
  evaluate: (node: Node, root?: unknown) => unknown;
  dereference: (id: string) => unknown;
}

/** Parses and plans a query; the source-map pass walks the same plan. */
export function prepare(lake: Lake, request: QueryRequest): Prepared {
  const { params, perspective, visibility, identity } = request;
  const view = lake.views.get(perspective, visibility);
  const tags = new Set<string>();
  const tree = planQuery(parseQuery(request.query, params), { view, text: lake.text, params, tags });
  const timestamp = new Date();
  const dereference = (id: string) => {
    tags.add(idTag(id));
    return isVisible(visibility, id) ? (view.documents.get(id) ?? null) : null;
  };
  const sanity = { projectId: lake.options.projectId, dataset: lake.options.dataset };
  const evaluate = (node: Node, root?: unknown) =>
    evaluateSync(asExpression(node), {
      root,
      // The plan has put documents in the place of every `*`.
      dataset: [],
      params,
      timestamp,
      identity,
      sanity,
      dereference: ({ _ref }: { _ref: string }) => dereference(_ref),
    }).data;
  return { tree, tags, view, evaluate, dereference };
}
