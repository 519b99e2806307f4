import { anyChild, type Node } from './ast.ts';

/** A comparison of two documents, the one thing groq-js evaluates only asynchronously. */
export const isChangeCall = (node: Node) =>
  node.type === 'FuncCall' && (node.namespace === 'diff' || node.namespace === 'delta');

const contains = (node: Node): boolean => isChangeCall(node) || anyChild(node, contains);

const known = new WeakMap<Node, boolean>();

/** Whether a query has to be evaluated asynchronously, which is slower by far. */
export function isAsynchronous(tree: Node): boolean {
  const answer = known.get(tree) ?? contains(tree);
  known.set(tree, answer);
  return answer;
}
