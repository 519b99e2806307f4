import type { MouseEvent, ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';

/**
 * A link to another tool of the studio.
 * @param props.tool name of the tool in the URL
 * @param props.params of the tool's own address, such as a filter
 * @param props.onOpen called before it is opened, in this tab or another
 */
export function ToolLink({
  tool,
  params = {},
  className,
  onOpen,
  children,
}: {
  tool: string;
  params?: Readonly<Record<string, string>> | undefined;
  className?: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const path = `${basePath.replace(/\/$/, '')}/${tool}${paramsText(tool, params)}`;
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

/** Returns the query of a tool's address. Sanity keeps the parameters of each tool under its name. */
function paramsText(tool: string, params: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(params).map(
    ([name, value]) => `${tool}[${name}]=${encodeURIComponent(value)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
