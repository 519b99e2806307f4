import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';

/** One part of an accordion: the words that open it, and what they open. */
export interface AccordionItem {
  key: string;
  summary: ReactNode;
  content: ReactNode;
}

/**
 * Questions with their answers, one open at a time, without script (UI-04).
 * @param props.name of this accordion on its page: another one opens by itself
 * @param props.first whether the first part stands open
 */
export function Accordion({
  name,
  items,
  first = false,
  className,
}: {
  name: string;
  items: readonly AccordionItem[];
  first?: boolean;
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      {items.map(({ key, summary, content }, index) => (
        <Disclosure key={key} summary={summary} group={name} open={first && index === 0}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
