import type { MouseEvent, ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';

/** The way to a tool of the studio, which opens in this window unless the browser is asked for another. */
export function ToolLink({
  tool,
  className,
  children,
}: {
  tool: string;
  className?: string | undefined;
  children: ReactNode;
}) {
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
    <a href={path} className={className} onClick={open}>
      {children}
    </a>
  );
}
