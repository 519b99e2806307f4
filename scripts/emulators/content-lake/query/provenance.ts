import type { LakeDocument } from '../document.ts';
import { child, isCall, type Node } from './ast.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { currentValue, nestedScope, ROOT, type Scope, standalone } from './scope.ts';

export type Segment = string | number | { _key: string };

/** Origin of a value: a path in a document, or item by item for constructed arrays and objects. */
export type Origin =
  | { document: LakeDocument; path: readonly Segment[] }
  | { items: readonly Origin[] }
  | { fields: Record<string, Origin> }
  | undefined;

interface Traced {
  value: unknown;
  origin: Origin;
}

const NOWHERE: Traced = { value: null, origin: undefined };

/**
 * Walks a planned query like groq-js does, and records the document path each value was read from. Computed
 * values (conditions, arithmetic, functions) are left to groq-js and have no origin.
 */
export function trace({ tree, evaluate, dereference }: PreparedQuery): Traced {
  const subqueries = new Map<Node, Traced>();
  return walk(tree, ROOT);

  /** A shared subquery has the same result everywhere, so it is walked once. */
  function subquery(node: Node): Traced {
    const tracedNode = subqueries.get(node) ?? walk(node, ROOT);
    subqueries.set(node, tracedNode);
    return tracedNode;
  }

  function walk(node: Node, scope: Scope): Traced {
    switch (node.type) {
      case 'This':
        return { value: currentValue(scope), origin: origins.get(scope) };
      case 'Group':
        return walk(child(node, 'base') as Node, scope);
      case 'Value':
        if (node.shared) return subquery(node.shared as Node);
        return { value: node.value, origin: node.documents ? documentsOrigin(node.value) : undefined };
      case 'AccessAttribute':
        return attribute(baseOf(node, scope), String(node.name));
      case 'AccessElement':
        return element(baseOf(node, scope), Number(node.index));
      case 'Slice':
        return slice(baseOf(node, scope), node);
      case 'ArrayCoerce': {
        const base = baseOf(node, scope);
        return Array.isArray(base.value) ? base : NOWHERE;
      }
      case 'Deref':
        return follow(baseOf(node, scope).value);
      case 'Filter':
        return pick(
          baseOf(node, scope),
          (item) => compute(child(node, 'expr') as Node, enter(scope, item)) === true,
        );
      case 'Map':
        return map(baseOf(node, scope), (item) =>
          walk(child(node, 'expr') as Node, enter(scope, item, true)),
        );
      case 'FlatMap':
        return flat(
          map(baseOf(node, scope), (item) => walk(child(node, 'expr') as Node, enter(scope, item, true))),
        );
      case 'Projection': {
        const base = baseOf(node, scope);
        return isObject(base.value) ? walk(child(node, 'expr') as Node, enter(scope, base)) : NOWHERE;
      }
      case 'PipeFuncCall':
        return reorder(baseOf(node, scope), (value) =>
          compute({ ...node, base: { type: 'Value', value } }, scope),
        );
      case 'Select':
        return select(node, scope);
      case 'Object':
        return build(node, scope);
      default:
        return isCall(node, 'global', 'coalesce')
          ? firstPresent(node.args as Node[], scope)
          : { value: compute(node, scope), origin: undefined };
    }
  }

  /** The operand of a node; an attribute without one reads from the current value. */
  function baseOf(node: Node, scope: Scope): Traced {
    return walk(child(node, 'base') ?? { type: 'This' }, scope);
  }

  function compute(node: Node, scope: Scope): unknown {
    const expression = standalone(node, scope);
    return expression ? evaluate(expression.node, expression.root) : null;
  }

  function follow(value: unknown): Traced {
    const id = isObject(value) ? value._ref : undefined;
    const target = typeof id === 'string' ? (dereference(id) as LakeDocument | null) : null;
    return target ? { value: target, origin: { document: target, path: [] } } : NOWHERE;
  }

  function select(node: Node, scope: Scope): Traced {
    for (const alternative of node.alternatives as Node[]) {
      const holds = compute(child(alternative, 'condition') as Node, scope) === true;
      if (holds) return walk(child(alternative, 'value') as Node, scope);
    }
    const fallback = child(node, 'fallback');
    return fallback ? walk(fallback, scope) : NOWHERE;
  }

  function firstPresent(args: readonly Node[], scope: Scope): Traced {
    for (const argument of args) {
      const tracedNode = walk(argument, scope);
      if (tracedNode.value !== null && tracedNode.value !== undefined) return tracedNode;
    }
    return NOWHERE;
  }

  function build(node: Node, scope: Scope): Traced {
    const value: Record<string, unknown> = {};
    const fields: Record<string, Origin> = {};
    const add = (name: string, tracedNode: Traced) => {
      value[name] = tracedNode.value;
      fields[name] = tracedNode.origin;
    };
    for (const part of node.attributes as Node[]) {
      const condition = child(part, 'condition');
      if (condition && compute(condition, scope) !== true) continue;
      const tracedNode = walk(child(part, 'value') as Node, scope);
      if (part.type === 'ObjectAttributeValue') add(String(part.name), tracedNode);
      else if (isObject(tracedNode.value)) {
        for (const name of Object.keys(tracedNode.value)) add(name, attribute(tracedNode, name));
      }
    }
    return { value, origin: { fields } };
  }
}

const origins = new WeakMap<Scope, Origin & object>();

function enter(scope: Scope, item: Traced, isHidden = false): Scope {
  const inner = nestedScope(scope, item.value, isHidden);
  if (item.origin) origins.set(inner, item.origin);
  return inner;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentsOrigin = (value: unknown): Origin => ({
  items: (value as LakeDocument[]).map((document) => ({ document, path: [] })),
});

function attribute({ value, origin }: Traced, name: string): Traced {
  if (!isObject(value) || !Object.hasOwn(value, name)) return NOWHERE;
  if (origin && 'fields' in origin) return { value: value[name], origin: origin.fields[name] };
  return { value: value[name], origin: inside(origin, name) };
}

function inside(origin: Origin, segment: Segment): Origin {
  return origin && 'document' in origin
    ? { document: origin.document, path: [...origin.path, segment] }
    : undefined;
}

function itemsOf({ value, origin }: Traced): Traced[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((item: unknown, index) => {
    if (origin && 'items' in origin) return { value: item, origin: origin.items[index] };
    const key = isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index;
    return { value: item, origin: inside(origin, key) };
  });
}

const arrayOf = (items: readonly Traced[]): Traced => ({
  value: items.map((item) => item.value),
  origin: { items: items.map((item) => item.origin) },
});

function element(base: Traced, index: number): Traced {
  return itemsOf(base)?.at(index) ?? NOWHERE;
}

function slice(base: Traced, node: Node): Traced {
  const items = itemsOf(base);
  if (!items) return NOWHERE;
  const absolute = (bound: unknown) => (Number(bound) < 0 ? items.length + Number(bound) : Number(bound));
  const end = absolute(node.right) + (node.isInclusive ? 1 : 0);
  return arrayOf(items.slice(Math.max(absolute(node.left), 0), Math.max(end, 0)));
}

function pick(base: Traced, predicate: (item: Traced) => boolean): Traced {
  const items = itemsOf(base);
  return items ? arrayOf(items.filter(predicate)) : NOWHERE;
}

function map(base: Traced, change: (item: Traced) => Traced): Traced {
  const items = itemsOf(base);
  return items ? arrayOf(items.map(change)) : NOWHERE;
}

function flat(base: Traced): Traced {
  const items = itemsOf(base);
  return items ? arrayOf(items.flatMap((item) => itemsOf(item) ?? [item])) : NOWHERE;
}

/** `order` and `score` return the same objects in another order, or copies of documents with a score. */
function reorder(base: Traced, run: (value: unknown) => unknown): Traced {
  const items = itemsOf(base);
  const result = items ? run(base.value) : null;
  if (!items || !Array.isArray(result)) return NOWHERE;
  const originByValue = new Map(items.map((item) => [item.value, item.origin]));
  const originById = new Map(
    items.map((item) => [isObject(item.value) ? item.value._id : undefined, item.origin]),
  );
  return arrayOf(
    result.map((value: unknown) => ({
      value,
      origin:
        originByValue.get(value) ?? (isObject(value) && value._id ? originById.get(value._id) : undefined),
    })),
  );
}
