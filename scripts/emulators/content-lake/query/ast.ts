import { type ExprNode, parse } from 'groq-js';
import { queryError } from '../errors.ts';
import { type ParamUse, paramsIn, requireParams } from './params.ts';

/** A syntax tree node, reduced to what the planner needs; unknown node types are walked generically. */
export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface ParsedQuery {
  /** undefined when parameter values decide the tree, as in `[0...$n]` and `titles[$language]` */
  tree: Node | undefined;
  params: readonly ParamUse[];
}

const CACHE_LIMIT = 500;
const cache = new Map<string, ParsedQuery>();

/**
 * Parses a query; trees that do not depend on parameter values are cached by text. Throws Sanity's 400
 * queryParseError with the position of a syntax error or of a parameter without a value.
 */
export function parseQuery(query: string, params: Record<string, unknown>): Node {
  const parsedQuery = cache.get(query) ?? parseText(query);
  requireParams(query, parsedQuery.params, params);
  return parsedQuery.tree ?? parseWith(query, params);
}

function parseText(query: string): ParsedQuery {
  const params = paramsIn(query);
  let tree: Node | undefined;
  try {
    tree = parse(query) as Node;
  } catch {
    // With any values, a slice by parameters can be parsed; a syntax error still throws.
    parseWith(query, Object.fromEntries(params.map(({ name }) => [name, 0])));
  }
  const parsedQuery = { tree: tree && !dependsOnParams(tree) ? tree : undefined, params };
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(query, parsedQuery);
  return parsedQuery;
}

/** True if brackets hold only a parameter, whose value decides between filter, field and item access. */
const dependsOnParams = (node: Node): boolean =>
  (node.type === 'Filter' && child(node, 'expr')?.type === 'Parameter') || anyChild(node, dependsOnParams);

function parseWith(query: string, params: Record<string, unknown>): Node {
  try {
    return parse(query, { params }) as Node;
  } catch (error) {
    const position = (error as { position?: unknown }).position;
    throw queryError((error as Error).message, query, typeof position === 'number' ? position : 0);
  }
}

export const asExpression = (node: Node) => node as unknown as ExprNode;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns the child node under a name; undefined if it is missing, a list, or plain data. */
export const child = (node: Node, name: string): Node | undefined => {
  const value = node[name];
  return isNode(value) ? value : undefined;
};

/** Returns a copy with every child replaced; the same object if nothing changed. */
export function mapChildren(node: Node, replace: (child: Node) => Node): Node {
  // A literal's value is data, not syntax.
  if (node.type === 'Value') return node;
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(node)) {
    const next = Array.isArray(value) ? mapItems(value, replace) : isNode(value) ? replace(value) : value;
    if (next !== value) {
      copy ??= { ...node };
      copy[name] = next;
    }
  }
  return (copy as Node | undefined) ?? node;
}

export function anyChild(node: Node, predicate: (part: Node) => boolean): boolean {
  let isFound = false;
  mapChildren(node, (part) => {
    isFound ||= predicate(part);
    return part;
  });
  return isFound;
}

function mapItems(items: unknown[], replace: (child: Node) => Node): unknown[] {
  let hasChanged = false;
  const next = items.map((item) => {
    const newItem = isNode(item) ? replace(item) : item;
    if (newItem !== item) hasChanged = true;
    return newItem;
  });
  return hasChanged ? next : items;
}

/** Returns the constant value of a literal or parameter; undefined if it is computed. */
export function constantOf(node: Node | undefined, params: Record<string, unknown>): unknown {
  if (node?.type === 'Value') return node.value;
  if (node?.type === 'Parameter') return params[String(node.name)];
  if (node?.type === 'Group') return constantOf(child(node, 'base'), params);
  if (node?.type === 'Array') {
    const elements = node.elements as Node[];
    const values = elements.map((element) => constantOf(child(element, 'value'), params));
    return values.includes(undefined) || elements.some((element) => element.isSplat) ? undefined : values;
  }
  return undefined;
}

/**
 * Returns whether a node calls a function. Functions written without a namespace, such as `references()`, are
 * in `global`.
 */
export const isCall = (node: Node | undefined, namespace: string, name: string) =>
  node?.type === 'FuncCall' && node.namespace === namespace && node.name === name;

/** Returns true for a plain attribute of the document itself, such as `_type`. */
export const isOwnAttribute = (node: Node | undefined, name: string) =>
  node?.type === 'AccessAttribute' &&
  node.name === name &&
  (node.base === undefined || child(node, 'base')?.type === 'This');
