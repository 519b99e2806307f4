import type { MouseEvent, ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';

/**
 * A link to another tool of the studio.
 * @param props.tool name of the tool in the URL
 * @param props.onOpen called before it is opened, in this tab or another
 */
export function ToolLink({
  tool,
  className,
  onOpen,
  children,
}: {
  tool: string;
  className?: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const path = `${basePath.replace(/\/$/, '')}/${tool}`;
  function open(event: MouseEvent) {
    onOpen?.();
    // The browser opens new tabs and windows.
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
