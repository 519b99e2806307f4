import { anyChild, child, isCall, mapChildren, type Node } from './ast.ts';
import { isChangeCall } from './asynchronous.ts';

const SUBQUERY_TYPES = new Set([
  'AccessAttribute',
  'AccessElement',
  'ArrayCoerce',
  'Deref',
  'Filter',
  'FlatMap',
  'Map',
  'PipeFuncCall',
  'Projection',
  'Slice',
]);
const LOOP_TYPES = new Set(['Filter', 'FlatMap', 'Map', 'PipeFuncCall']);
/** Functions that read the current value without naming it. */
const IMPLICIT = [
  ['global', 'references'],
  ['sanity', 'versionOf'],
  ['sanity', 'partOfRelease'],
] as const;

const cache = new WeakMap<Node, Node>();

/**
 * Marks subqueries whose result is the same for every item of the surrounding loops with a `Shared` node, so
 * that they run once instead of once per item.
 */
export function withSharedSubqueries(tree: Node): Node {
  const markedTree = cache.get(tree) ?? mark(tree, false);
  cache.set(tree, markedTree);
  return markedTree;
}

function mark(node: Node, isInLoop: boolean): Node {
  const isSubquery = SUBQUERY_TYPES.has(node.type) || isCall(node, 'global', 'count');
  if (isInLoop && isSubquery && readsDataset(node) && isClosed(node, { depth: 0, hidden: false })) {
    return { type: 'Shared', base: mark(node, false) };
  }
  const base = child(node, 'base');
  return mapChildren(node, (part) => mark(part, isInLoop || (LOOP_TYPES.has(node.type) && part !== base)));
}

const readsDataset = (node: Node): boolean =>
  node.type === 'Everything' || isCall(node, 'releases', 'all') || anyChild(node, readsDataset);

/** The scopes entered since the root of a subquery; as in groq-js, the next scope replaces a hidden one. */
interface ScopeDepth {
  depth: number;
  hidden: boolean;
}

/** Returns whether a node is independent of outer scopes: no `@`, bare attribute or `^` refers to one. */
function isClosed(node: Node, scope: ScopeDepth): boolean {
  const depth = scope.hidden ? scope.depth : scope.depth + 1;
  const base = child(node, 'base');
  switch (node.type) {
    case 'This':
      return scope.depth > 0;
    case 'Parent':
      return Number(node.n) < scope.depth;
    case 'AccessAttribute':
      return base ? isClosed(base, scope) : scope.depth > 0;
    case 'Filter':
    case 'Projection':
    case 'PipeFuncCall':
      return allChildren(node, (part) => isClosed(part, part === base ? scope : { depth, hidden: false }));
    case 'Map':
    case 'FlatMap':
      return allChildren(node, (part) => isClosed(part, part === base ? scope : { depth, hidden: true }));
    case 'FuncCall':
      if (isChangeCall(node)) return false;
      if (scope.depth === 0 && IMPLICIT.some(([namespace, name]) => isCall(node, namespace, name)))
        return false;
      return allChildren(node, (part) => isClosed(part, scope));
    default:
      return allChildren(node, (part) => isClosed(part, scope));
  }
}

const allChildren = (node: Node, holds: (part: Node) => boolean) => !anyChild(node, (part) => !holds(part));
