import { anyChild, child, isCall, mapChildren, type Node } from './ast.ts';
import { isChangeCall } from './asynchronous.ts';

/** How a subquery reads documents, whichever way its result is then used. */
const SUBQUERIES = new Set([
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
const LOOPS = new Set(['Filter', 'FlatMap', 'Map', 'PipeFuncCall']);
/** Functions that read the current value without naming it. */
const IMPLICIT = [
  ['global', 'references'],
  ['sanity', 'versionOf'],
  ['sanity', 'partOfRelease'],
] as const;

const shared = new WeakMap<Node, Node>();

/**
 * Marks the subqueries of a tree that come out the same for every item of the loops around them, by a `Shared`
 * node in their place: they need to run once, not once for each item.
 */
export function withSharedSubqueries(tree: Node): Node {
  const known = shared.get(tree) ?? mark(tree, false);
  shared.set(tree, known);
  return known;
}

function mark(node: Node, looped: boolean): Node {
  const subquery = SUBQUERIES.has(node.type) || isCall(node, 'global', 'count');
  if (looped && subquery && readsDataset(node) && isClosed(node, { depth: 0, hidden: false })) {
    return { type: 'Shared', base: mark(node, false) };
  }
  const base = child(node, 'base');
  return mapChildren(node, (part) => mark(part, looped || (LOOPS.has(node.type) && part !== base)));
}

const readsDataset = (node: Node): boolean =>
  node.type === 'Everything' || isCall(node, 'releases', 'all') || anyChild(node, readsDataset);

/** The scopes entered since the top of a subquery; as in groq-js, the next scope takes the place of a hidden one. */
interface Entered {
  depth: number;
  hidden: boolean;
}

/** Whether a node refers to no value outside itself: neither by `@` or a bare attribute, nor by `^`. */
function isClosed(node: Node, scope: Entered): boolean {
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
