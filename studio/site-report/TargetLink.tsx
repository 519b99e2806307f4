import type { Target } from '@forecourt/lib/site-report/report';
import type { MouseEvent, ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';

/** The way to where something is looked at or mended: its document, a tool of the studio, or its page on the site. */
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
      return <ToolLink tool={target.tool}>{children}</ToolLink>;
    case 'page':
      return (
        <a href={`${siteUrl}${target.path}`} target="_blank" rel="noreferrer">
          {children}
        </a>
      );
  }
}

function ToolLink({ tool, children }: { tool: string; children: ReactNode }) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const path = `${basePath.replace(/\/$/, '')}/${tool}`;
  function open(event: MouseEvent) {
    // Another tab or window is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigateUrl({ path });
  }
  return (
    <a href={path} onClick={open}>
      {children}
    </a>
  );
}
