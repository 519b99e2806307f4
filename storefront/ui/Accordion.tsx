import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';

export interface AccordionItem {
  key: string;
  summary: ReactNode;
  content: ReactNode;
}

/**
 * Collapsible parts, one open at a time, without script (UI-04).
 * @param props.name unique on the page, so that accordions are independent
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
