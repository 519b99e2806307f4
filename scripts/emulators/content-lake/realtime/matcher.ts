import { evaluateSync } from 'groq-js';
import { isVisible, type Principal, visibilityOf } from '../auth/principal.ts';
import type { LakeDocument } from '../document.ts';
import { asExpression, child, type Node, parseQuery } from '../query/ast.ts';
import type { Store } from '../store/store.ts';

export type Matcher = (document: LakeDocument | null) => boolean;

/**
 * Returns a predicate for the filter of a listener's query; ignores what the query does after filtering.
 * References resolve only to documents the listener may read. Throws Sanity's 400 if the query does not
 * parse.
 */
export function matcherOf(
  query: string,
  params: Record<string, unknown>,
  principal: Principal,
  store: Store,
): Matcher {
  const visibility = visibilityOf(principal);
  const readable = (document: LakeDocument | undefined) =>
    document && isVisible(visibility, document) ? document : null;
  const filter = filterOf(parseQuery(query, params));
  if (!filter) return (document) => document !== null;
  return (document) => {
    if (!document) return false;
    try {
      const filterOne: Node = { ...filter, base: { type: 'Value', value: [document] } };
      const dereference = ({ _ref }: { _ref: string }) => readable(store.documents.get(_ref));
      const matches = evaluateSync(asExpression(filterOne), {
        dataset: [document],
        params,
        identity: principal.id,
        dereference,
      }).data;
      return Array.isArray(matches) && matches.length > 0;
    } catch {
      // If the condition cannot be evaluated for a document, send the event: a superfluous event is harmless,
      // a missing one is not.
      return true;
    }
  };
}

/**
 * Returns the conditions of `*[a][b] | order(...) {...}` as one filter; undefined if the query reads
 * everything.
 */
function filterOf(tree: Node): Node | undefined {
  const base = child(tree, 'base');
  if (tree.type !== 'Filter') return base ? filterOf(base) : undefined;
  const inner = base ? filterOf(base) : undefined;
  if (!inner) return base?.type === 'Everything' ? tree : undefined;
  return { ...inner, expr: { type: 'And', left: inner.expr, right: tree.expr } };
}
