import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { admitsAgents } from '@forecourt/lib/sites/agent-access';
import { llmsText } from '@/features/agents/llms-text.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/llms.txt`: the site for language models (https://llmstxt.org). */
export const GET = withSite(
  async ({ site }) => {
    if (!admitsAgents(site)) throw new ApiError('not_found', 'Not found');
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return new Response(await llmsText(site), { headers });
  },
  { cached: true },
);
