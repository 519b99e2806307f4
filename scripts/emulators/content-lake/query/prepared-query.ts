import type { Node } from './ast.ts';

export interface PreparedQuery {
  tree: Node;
  tags: Set<string>;
  /** options with which groq-js evaluates any part of the tree */
  options: Readonly<Record<string, unknown>>;
  evaluate: (node: Node, root?: unknown) => unknown;
  dereference: (id: string) => unknown;
}
