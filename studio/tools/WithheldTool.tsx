import { Card, Flex } from '@sanity/ui';
import type { Tool } from 'sanity';
import { Notice } from '../back-office/Notice.tsx';

/** Says why a user cannot use a tool, for someone who opens its address. */
function WithheldTool({ tool }: { tool: Tool<{ reason: string }> }) {
  return (
    <Card height="fill" data-testid="withheld-tool">
      <Flex height="fill">
        <Notice title={tool.options?.reason ?? 'You don’t have permission to use this tool'}>
          Ask an administrator for access.
        </Notice>
      </Flex>
    </Card>
  );
}

/** Replaces a tool that a user cannot use, because its own component might fail. */
export const withheldTool = ({ name, title, icon }: Tool, reason: string): Tool => ({
  name,
  title,
  ...(icon && { icon }),
  component: WithheldTool,
  options: { reason },
});
