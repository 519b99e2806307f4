import { anyChild, child, isCall, isOwnAttribute, mapChildren, type Node } from './ast.ts';
import { type Candidates, candidatesOf, inOrder, type LookupContext, shorter } from './candidates.ts';
import { EVERYTHING, typeTag } from './sync-tags.ts';
import { isTextMatch, rewriteTextMatch, withHiddenText } from './text-match.ts';

export interface PlanContext extends LookupContext {
  tags: Set<string>;
  /** called on each iteration of each loop; throws when the query exceeds its time limit */
  tick?: () => void;
  /** evaluates a planned subquery that does not depend on its surroundings */
  evaluate?: (node: Node) => unknown;
}

/**
 * Prepares a parsed query for evaluation without changing its result: each `*[...]` reads documents from an
 * index instead of the whole dataset, and text searches become expressions that groq-js can evaluate.
 */
export function planQuery(tree: Node, context: PlanContext): Node {
  const searchesText = containsTextMatch(tree);
  return rewrite(tree, { ...context, searchesText });
}

interface Rewriting extends PlanContext {
  /** whether the query searches text, so that documents need their hidden text */
  searchesText: boolean;
}

function rewrite(node: Node, context: Rewriting): Node {
  if (node.type === 'Everything' || node.type === 'Filter') return rewriteSource(node, context, null);
  if (isTextMatch(node)) return rewriteTextMatch(node, context.params);
  if (isCall(node, 'releases', 'all')) {
    const documents = context.view.documents.ofType('system.release');
    return literal({ documents, tags: [typeTag('system.release')] }, context);
  }
  if (node.type === 'Shared') return evaluatedOnce(rewrite(child(node, 'base') as Node, context), context);
  const plannedNode = mapChildren(node, (each) => rewrite(each, context));
  return plannedNode.type === 'Map' || plannedNode.type === 'FlatMap'
    ? withTick(plannedNode, context)
    : plannedNode;
}

/**
 * Wraps a subquery so that it is evaluated on first use and then cached; `shared` keeps it for the source-map
 * pass.
 */
function evaluatedOnce(subquery: Node, { evaluate }: Rewriting): Node {
  if (!evaluate) return subquery;
  let cachedResult: { value: unknown } | undefined;
  return {
    type: 'Value',
    shared: subquery,
    get value() {
      cachedResult ??= { value: evaluate(subquery) };
      return cachedResult.value;
    },
  };
}

/**
 * Makes a loop call `tick` on each iteration, by a getter: groq-js reads a node's type before evaluating it.
 */
function withTick(node: Node, { tick }: Rewriting): Node {
  const body = child(node, 'expr');
  if (!tick || !body) return node;
  const { type } = body;
  const get = () => {
    tick();
    return type;
  };
  return { ...node, expr: Object.defineProperty({ ...body }, 'type', { enumerable: true, get }) };
}

/** Rewrites a chain of filters over `*`; `narrowedSet` holds the candidates that later filters allow. */
function rewriteSource(node: Node, context: Rewriting, narrowedSet: Candidates | null): Node {
  if (node.type === 'Everything') return literal(narrowedSet ?? everything(context), context);
  if (node.type !== 'Filter') return rewrite(node, context);
  const condition = child(node, 'expr') as Node;
  const base = child(node, 'base') as Node;
  const expr = rewrite(condition, context);
  if (base.type === 'Everything' || base.type === 'Filter') {
    const candidates = shorter(candidatesOf(condition, context), narrowedSet);
    return withTick({ ...node, expr, base: rewriteSource(base, context, candidates) }, context);
  }
  if (base.type === 'PipeFuncCall' && base.name === 'score' && requiresScore(condition)) {
    const args = base.args as Node[];
    const scoredSource = rewriteSource(child(base, 'base') as Node, context, scoreCandidates(args, context));
    const rewritten = args.map((argument) => rewrite(argument, context));
    return withTick({ ...node, expr, base: { ...base, base: scoredSource, args: rewritten } }, context);
  }
  return withTick({ ...node, expr, base: rewrite(base, context) }, context);
}

const everything = ({ view }: Rewriting): Candidates => ({
  documents: view.documents.all(),
  tags: [EVERYTHING],
});

/** Returns a literal with documents in place of `*`; `documents` marks it for the source-map pass. */
function literal({ documents, tags }: Candidates, context: Rewriting): Node {
  for (const tag of tags) context.tags.add(tag);
  const value = context.searchesText ? documents.map(withHiddenText) : documents;
  return { type: 'Value', value, documents: true };
}

/** Returns whether the condition includes `_score > 0`, alone or combined with `&&`. */
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

/** Returns the documents that can score: candidates of at least one argument of `score()`. */
function scoreCandidates(args: readonly Node[], context: Rewriting): Candidates | null {
  const candidateLists: Candidates[] = [];
  for (const argument of args) {
    const isBoosted = isCall(argument, 'global', 'boost');
    const candidates = candidatesOf(isBoosted ? (argument.args as Node[])[0] : argument, context);
    if (!candidates) return null;
    candidateLists.push(candidates);
  }
  return {
    documents: inOrder(candidateLists.flatMap((candidates) => candidates.documents)),
    tags: candidateLists.flatMap((candidates) => candidates.tags),
  };
}

const containsTextMatch = (node: Node): boolean => isTextMatch(node) || anyChild(node, containsTextMatch);
