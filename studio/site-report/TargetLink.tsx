import type { Target } from '@forecourt/lib/operations/site-report/report';
import type { ReactNode } from 'react';
import { IntentLink } from 'sanity/router';
import { ToolLink } from '../tools/ToolLink.tsx';

/** Links to a document, a tool of the studio, or a page on the site. */
export function TargetLink({
  target,
  siteUrl,
  children,
}: {
  target: Target | null;
  siteUrl: string;
  children: ReactNode;
}) {
  switch (target?.kind) {
    case undefined:
      return children;
    case 'document':
      return (
        <IntentLink intent="edit" params={{ id: target.id, type: target.type }}>
          {children}
        </IntentLink>
      );
    case 'tool':
      return (
        <ToolLink tool="leads" params={target.tool === 'held-back' ? { view: 'spam' } : undefined}>
          {children}
        </ToolLink>
      );
    case 'page':
      return (
        <a href={`${siteUrl}${target.path}`} target="_blank" rel="noreferrer">
          {children}
        </a>
      );
  }
}
