import type { LakeDocument } from '../document.ts';
import { child, constantOf, isCall, isOwnAttribute, type Node } from './ast.ts';
import { EVERYTHING, idTag, referenceTag, typeTag } from './sync-tags.ts';
import { searchWords, type TextIndex } from './text-search.ts';
import type { View } from './view.ts';

/** A superset of the documents that satisfy a condition, with the sync tags that cover it. */
export interface Candidates {
  documents: readonly LakeDocument[];
  tags: readonly string[];
}

export interface LookupContext {
  view: View;
  text: TextIndex;
  params: Record<string, unknown>;
}

/**
 * Narrows a filter by the indexes: `_type`, `_id`, references, versions and text. Returns null if no index
 * helps and the whole dataset must be read.
 */
export function candidatesOf(condition: Node | undefined, context: LookupContext): Candidates | null {
  if (!condition) return null;
  const left = child(condition, 'left');
  const right = child(condition, 'right');
  switch (condition.type) {
    case 'Group':
      return candidatesOf(child(condition, 'base'), context);
    case 'And':
      return shorter(candidatesOf(left, context), candidatesOf(right, context));
    case 'Or':
      return union(candidatesOf(left, context), candidatesOf(right, context));
    case 'FuncCall':
      return fromCall(condition, context);
    case 'OpCall':
      if (condition.op === '==') return fromEquals(left, right, context) ?? fromEquals(right, left, context);
      if (condition.op === 'in') return fromValues(left, constantOf(right, context.params), context);
      if (condition.op === 'match') return fromMatch(right, context);
      return null;
    default:
      return null;
  }
}

/**
 * If two conditions must both hold, either list contains every match, so the shorter one suffices. Null (all
 * documents) only if both are null.
 */
export const shorter = (a: Candidates | null, b: Candidates | null) =>
  a && b ? (a.documents.length <= b.documents.length ? a : b) : (a ?? b);

function union(a: Candidates | null, b: Candidates | null): Candidates | null {
  if (!a || !b) return null;
  return { documents: inOrder([...a.documents, ...b.documents]), tags: [...a.tags, ...b.tags] };
}

function fromCall(call: Node, { view, params }: LookupContext): Candidates | null {
  const values = (call.args as Node[]).map((argument) => constantOf(argument, params));
  if (values.some((value) => typeof value !== 'string')) return null;
  const ids = values as string[];
  if (isCall(call, 'sanity', 'versionOf')) {
    return {
      documents: inOrder(ids.flatMap((id) => view.versionsOf(id))),
      tags: ids.map(idTag),
    };
  }
  if (isCall(call, 'global', 'references')) {
    return { documents: inOrder(ids.flatMap((id) => view.referring(id))), tags: ids.map(referenceTag) };
  }
  return null;
}

function fromEquals(
  attribute: Node | undefined,
  constant: Node | undefined,
  context: LookupContext,
): Candidates | null {
  const value = constantOf(constant, context.params);
  return typeof value === 'string' ? fromValues(attribute, [value], context) : null;
}

function fromValues(attribute: Node | undefined, values: unknown, context: LookupContext): Candidates | null {
  if (!Array.isArray(values) || values.some((value) => typeof value !== 'string')) return null;
  const names = [...new Set(values as string[])];
  const { view } = context;
  if (isOwnAttribute(attribute, '_type')) {
    const lists = names.map((type) => view.documents.ofType(type));
    const singleList = lists.length === 1 ? lists[0] : undefined;
    return { documents: singleList ?? inOrder(lists.flat()), tags: names.map(typeTag) };
  }
  if (isOwnAttribute(attribute, '_id')) {
    return {
      documents: inOrder(names.flatMap((id) => view.documents.get(id) ?? [])),
      tags: names.map(idTag),
    };
  }
  // `site._ref == $site`: any match must reference that id.
  if (attribute?.type === 'AccessAttribute' && attribute.name === '_ref' && !leavesDocument(attribute)) {
    return { documents: inOrder(names.flatMap((id) => view.referring(id))), tags: names.map(referenceTag) };
  }
  return null;
}

function leavesDocument(path: Node | undefined): boolean {
  if (!path || path.type === 'This') return false;
  return path.type !== 'AccessAttribute' || leavesDocument(child(path, 'base'));
}

function fromMatch(pattern: Node | undefined, { view, text, params }: LookupContext): Candidates | null {
  if (!pattern || !isCall(pattern, 'text', 'query')) return null;
  const query = constantOf((pattern.args as Node[])[0], params);
  const words = typeof query === 'string' ? searchWords(query) : [];
  const ids = words.length > 0 ? text.find(words) : undefined;
  if (!ids) return null;
  return { documents: inOrder(ids.flatMap((id) => view.visibleDocument(id) ?? [])), tags: [EVERYTHING] };
}

/** Removes duplicates and sorts by id, the order of a scan of the whole dataset. */
export function inOrder(documents: readonly LakeDocument[]): LakeDocument[] {
  return [...new Set(documents)].sort((a, b) => (a._id < b._id ? -1 : 1));
}
