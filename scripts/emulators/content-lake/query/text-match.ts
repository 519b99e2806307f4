import type { LakeDocument } from '../document.ts';
import { textOf } from '../document.ts';
import { child, constantOf, isCall, type Node } from './ast.ts';
import { foldText, searchWords } from './text-search.ts';

/** Hidden property that `text::query` is matched against, because groq-js has no text search. */
const HIDDEN_TEXT = '__text';

/** Returns a copy with all its words in a hidden property, which neither `...` nor JSON includes. */
export function withHiddenText(document: LakeDocument): LakeDocument {
  const text = textOf(document);
  const foldedText = foldText(text);
  return Object.defineProperty({ ...document }, HIDDEN_TEXT, {
    value: foldedText === text ? text : `${text} ${foldedText}`,
    enumerable: false,
  });
}

/**
 * Returns whether a node is `… match text::query(…)`, which groq-js cannot evaluate and `rewriteTextMatch`
 * replaces.
 */
export const isTextMatch = (node: Node) =>
  node.type === 'OpCall' && node.op === 'match' && isCall(child(node, 'right'), 'text', 'query');

/**
 * `@ match text::query("civic red")` becomes `__text match "civic*" && __text match "red*"`; a field on the
 * left stays as it is. An empty search matches everything.
 */
export function rewriteTextMatch(node: Node, params: Record<string, unknown>): Node {
  const args = (child(node, 'right')?.args ?? []) as Node[];
  const query = constantOf(args[0], params);
  const words = typeof query === 'string' ? searchWords(query) : [];
  const left = child(node, 'left');
  const subject: Node =
    left?.type === 'AccessAttribute' ? left : { type: 'AccessAttribute', name: HIDDEN_TEXT };
  return words
    .map((word) => matchWord(subject, word))
    .reduce((all, next) => ({ type: 'And', left: all, right: next }) as Node, { type: 'Value', value: true });
}

function matchWord(left: Node, word: string): Node {
  const match = (text: string): Node => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: { type: 'Value', value: text.endsWith('*') ? text : `${text}*` },
  });
  const foldedWord = foldText(word);
  return foldedWord === word.toLowerCase()
    ? match(word)
    : { type: 'Or', left: match(word), right: match(foldedWord) };
}
