import { anyChild, child, isCall, isOwnAttribute, mapChildren, type Node } from './ast.ts';
import { type Candidates, candidatesOf, inOrder, type LookupContext, shorter } from './candidates.ts';
import { EVERYTHING, typeTag } from './sync-tags.ts';
import { isTextMatch, rewriteTextMatch, withHiddenText } from './text-match.ts';

export interface PlanContext extends LookupContext {
  /** collects the tags of everything the query reads */
  tags: Set<string>;
  /** told of each turn of each loop; ends a query that takes too long by throwing */
  tick?: () => void;
  /** evaluates a planned subquery that depends on nothing around it */
  evaluate?: (node: Node) => unknown;
}

/**
 * Rewrites a parsed query for evaluation: each `*[...]` reads the documents an index gives instead of the whole
 * dataset, and text searches become what groq-js can evaluate. The result of the query stays the same.
 */
export function planQuery(tree: Node, context: PlanContext): Node {
  const searches = containsTextMatch(tree);
  return rewrite(tree, { ...context, searches });
}

interface Rewriting extends PlanContext {
  /** whether the query searches text anywhere, so that documents need their hidden text */
  searches: boolean;
}

function rewrite(node: Node, context: Rewriting): Node {
  if (node.type === 'Everything' || node.type === 'Filter') return rewriteSource(node, context, null);
  if (isTextMatch(node)) return rewriteTextMatch(node, context.params);
  if (isCall(node, 'releases', 'all')) {
    const documents = context.view.documents.ofType('system.release');
    return literal({ documents, tags: [typeTag('system.release')] }, context);
  }
  if (node.type === 'Shared') return once(rewrite(child(node, 'base') as Node, context), context);
  const planned = mapChildren(node, (each) => rewrite(each, context));
  return planned.type === 'Map' || planned.type === 'FlatMap' ? loop(planned, context) : planned;
}

/** A subquery that runs when its value is first asked for, and never again; `shared` is for the source-map pass. */
function once(subquery: Node, { evaluate }: Rewriting): Node {
  if (!evaluate) return subquery;
  let known: { value: unknown } | undefined;
  return {
    type: 'Value',
    shared: subquery,
    get value() {
      known ??= { value: evaluate(subquery) };
      return known.value;
    },
  };
}

/** The same loop, which tells of each of its turns: whoever evaluates a node reads its type first. */
function loop(node: Node, { tick }: Rewriting): Node {
  const body = child(node, 'expr');
  if (!tick || !body) return node;
  const { type } = body;
  const get = () => {
    tick();
    return type;
  };
  return { ...node, expr: Object.defineProperty({ ...body }, 'type', { enumerable: true, get }) };
}

/** A chain of filters over `*`; `narrowed` is what later steps of the query already allow. */
function rewriteSource(node: Node, context: Rewriting, narrowed: Candidates | null): Node {
  if (node.type === 'Everything') return literal(narrowed ?? everything(context), context);
  if (node.type !== 'Filter') return rewrite(node, context);
  const condition = child(node, 'expr') as Node;
  const base = child(node, 'base') as Node;
  const expr = rewrite(condition, context);
  if (base.type === 'Everything' || base.type === 'Filter') {
    const found = shorter(candidatesOf(condition, context), narrowed);
    return loop({ ...node, expr, base: rewriteSource(base, context, found) }, context);
  }
  if (base.type === 'PipeFuncCall' && base.name === 'score' && requiresScore(condition)) {
    const args = base.args as Node[];
    const scored = rewriteSource(child(base, 'base') as Node, context, scoring(args, context));
    const rewritten = args.map((argument) => rewrite(argument, context));
    return loop({ ...node, expr, base: { ...base, base: scored, args: rewritten } }, context);
  }
  return loop({ ...node, expr, base: rewrite(base, context) }, context);
}

const everything = ({ view }: Rewriting): Candidates => ({
  documents: view.documents.all(),
  tags: [EVERYTHING],
});

/** Documents in the place of `*`; `documents` tells the source-map pass what the value is. */
function literal({ documents, tags }: Candidates, context: Rewriting): Node {
  for (const tag of tags) context.tags.add(tag);
  const value = context.searches ? documents.map(withHiddenText) : documents;
  return { type: 'Value', value, documents: true };
}

/** `_score > 0`, alone or among conditions that must all hold. */
function requiresScore(condition: Node | undefined): boolean {
  if (!condition) return false;
  if (condition.type === 'Group') return requiresScore(child(condition, 'base'));
  if (condition.type === 'And') {
    return requiresScore(child(condition, 'left')) || requiresScore(child(condition, 'right'));
  }
  return (
    condition.type === 'OpCall' &&
    condition.op === '>' &&
    isOwnAttribute(child(condition, 'left'), '_score') &&
    child(condition, 'right')?.value === 0
  );
}

/** The documents that can score at all: those that satisfy at least one argument of `score()`. */
function scoring(args: readonly Node[], context: Rewriting): Candidates | null {
  const found: Candidates[] = [];
  for (const argument of args) {
    const boosted = isCall(argument, 'global', 'boost');
    const candidates = candidatesOf(boosted ? (argument.args as Node[])[0] : argument, context);
    if (!candidates) return null;
    found.push(candidates);
  }
  return {
    documents: inOrder(found.flatMap((candidates) => candidates.documents)),
    tags: found.flatMap((candidates) => candidates.tags),
  };
}

const containsTextMatch = (node: Node): boolean => isTextMatch(node) || anyChild(node, containsTextMatch);
