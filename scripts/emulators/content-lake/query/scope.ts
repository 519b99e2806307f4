import type { Node } from './ast.ts';

/**
 * The values of `@`, `^` and `^.^`, outermost first. As in groq-js, the scope of a mapped item is hidden: the
 * next inner scope replaces it instead of nesting in it.
 */
export interface Scope {
  readonly values: readonly unknown[];
  readonly hidden: boolean;
}

export const ROOT: Scope = { values: [null], hidden: false };

/**
 * Returns a nested scope in which `value` is `@`. `hidden` marks the scope of a mapped item, which the next
 * one replaces.
 */
export function nestedScope(scope: Scope, value: unknown, isHidden = false): Scope {
  const outer = scope.hidden ? scope.values.slice(0, -1) : scope.values;
  return { values: [...outer, value], hidden: isHidden };
}

/** Returns the value of `@`; null at the root. */
export const currentValue = (scope: Scope) => scope.values.at(-1);

/**
 * Returns a standalone expression with the same value as `node` has inside `scope`, built by projecting
 * through the scope's values. Undefined if one of them is not an object, which cannot be projected.
 */
export function standalone(node: Node, scope: Scope): { node: Node; root: unknown } | undefined {
  const [root, ...inner] = scope.values;
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (inner.length === 1 && !isObject(inner[0])) return { node, root: inner[0] };
  if (!inner.every(isObject)) return undefined;
  const wrappedNode = inner.reduceRight<Node>(
    (expr, value) => ({ type: 'Projection', base: { type: 'Value', value }, expr }),
    node,
  );
  return { node: wrappedNode, root };
}
