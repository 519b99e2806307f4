import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { campaignSource } from '../operations/campaign-url.ts';

const clientInfo = z.object({ name: z.string() });

/** The two places where a request names its client, by protocol revision. */
const messageSchema = z.object({
  params: z.object({
    clientInfo: clientInfo.optional().catch(undefined),
    _meta: z
      .object({ [CLIENT_INFO_META_KEY]: clientInfo.optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
});

/** Source of visits from unidentified assistants. */
const UNNAMED = 'mcp';

/**
 * Returns the name of an assistant as a campaign source: from each request since revision 2026-07-28, before that from
 * `initialize` only. The server keeps no sessions, so later requests of older clients are named by the first word of
 * their user agent.
 */
export function clientName(message: unknown, userAgent: string | null): string {
  const parsed = messageSchema.safeParse(message);
  const { clientInfo: initial, _meta } = parsed.data?.params ?? {};
  const [product = ''] = (userAgent ?? '').split(/[/ (]/, 1);
  const name = (_meta?.[CLIENT_INFO_META_KEY] ?? initial)?.name ?? product;
  return campaignSource(name) || UNNAMED;
}
