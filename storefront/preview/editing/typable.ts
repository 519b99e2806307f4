import { vercelStegaSplit } from '@vercel/stega';
import { SHOWN_AS_ATTRIBUTE } from '../shown-as.ts';
import { fieldOfElement, fieldOfHidden, type SourceField } from './source-fields.ts';

/** A text on the page and the field that it shows. */
export interface Typable {
  field: SourceField;
  node: Text;
  /** The text without the invisible source field. */
  text: string;
  /** The invisible source field, empty if an attribute names it. */
  hidden: string;
}

/**
 * Returns the text of an element that can be typed in; null if it has none, several, or another form of a
 * field. The studio checks that it is the whole field.
 */
export function typableAt(element: Element): Typable | null {
  const texts = [...element.childNodes].filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE && (node as Text).data.trim() !== '',
  );
  const [node] = texts;
  if (!node || texts.length > 1) return null;
  const { cleaned: text, encoded: hidden } = vercelStegaSplit(node.data);
  if (hidden) {
    const field = fieldOfHidden(hidden);
    return field && { field, node, text, hidden };
  }
  const owner = element.closest('[data-sanity]');
  const field = owner?.getAttribute(SHOWN_AS_ATTRIBUTE) === 'words' ? fieldOfElement(owner) : null;
  return field && { field, node, text, hidden };
}
