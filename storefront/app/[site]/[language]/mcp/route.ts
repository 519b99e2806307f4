import { admitsAgents } from '@forecourt/lib/sites/agent-access';
import { handleMcp, mcpErrorResponse } from '@/features/agents/mcp/handle-mcp.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /mcp`: the site's server for assistants, by the Model Context Protocol. */
export const POST = withSite(({ request, site }) => handleMcp(request, site), {
  isOffered: admitsAgents,
  rate: { name: 'agents', text: 'You have sent too many requests.' },
  failure: {
    event: 'mcp_failed',
    text: 'Something went wrong on our side.',
    busyText: 'This server is temporarily unavailable.',
  },
  answerError: mcpErrorResponse,
});
