import { anyChild, type Node } from './ast.ts';

/** Comparisons of two documents are the only expressions that groq-js evaluates only asynchronously. */
export const isChangeCall = (node: Node) =>
  node.type === 'FuncCall' && (node.namespace === 'diff' || node.namespace === 'delta');

const contains = (node: Node): boolean => isChangeCall(node) || anyChild(node, contains);

const cache = new WeakMap<Node, boolean>();

/** Returns whether a query must be evaluated asynchronously, which is far slower. */
export function isAsynchronous(tree: Node): boolean {
  const isNeeded = cache.get(tree) ?? contains(tree);
  cache.set(tree, isNeeded);
  return isNeeded;
}
