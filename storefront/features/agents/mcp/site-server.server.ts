import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { LLMS_PATH, MARKDOWN_ENDING } from '@forecourt/lib/sites/agent-access';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { log } from '@/logging/log.server.ts';
import { absolute } from '@/seo/absolute.ts';
import { llmsText } from '../llms-text.server.ts';
import { MARKDOWN_TYPE } from '../markdown/markdown.ts';
import { vehicleMarkdown } from '../markdown/vehicle-markdown.server.ts';
import type { Operation, OperationContext } from '../operations/operation.ts';
import { operationsForAgents } from '../operations-for-agents.server.ts';
import { instructionsOf } from './instructions.ts';

/** Of our tools; a change of an input or output raises it. */
const VERSION = '1.0.0';

/** Returns the MCP server of a site for one request; it has no state. */
export function siteServer(context: OperationContext): McpServer {
  const { site } = context;
  const server = new McpServer(
    { name: site.slug, title: site.name, version: VERSION, websiteUrl: site.url },
    { instructions: instructionsOf(site), maxToolInputElements: 500 },
  );
  for (const each of operationsForAgents(site)) registerTool(server, each, context);
  registerResources(server, context);
  registerPrompt(server, context);
  return server;
}

function registerTool(
  server: McpServer,
  { name, title, description, input, output, run }: Operation,
  context: OperationContext,
) {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      // Operations that end in a link write nothing either: the shopper does, on the site.
      annotations: {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    async (values) => {
      try {
        const answer = await run(context, values);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        return { content: [{ type: 'text', text: errorText(error, name, context) }], isError: true };
      }
    },
  );
}

/** Returns what went wrong, for a model that can correct its call. */
function errorText(error: unknown, operation: string, { site, request }: OperationContext): string {
  if (error instanceof ApiError) return `${error.message} (${error.code})`;
  const requestId = request.headers.get('x-request-id');
  log.error({ err: error, site: site.slug, operation, requestId }, 'agent_operation_failed');
  return `${UNKNOWN_ERROR} Please try again.`;
}

function registerResources(server: McpServer, { site, now }: OperationContext) {
  const text = (uri: string, mimeType: string, content: string) => ({
    contents: [{ uri, mimeType, text: content }],
  });
  server.registerResource(
    'about',
    absolute(site, LLMS_PATH),
    {
      title: `About ${site.name}`,
      description: 'What the site is, its main pages, places and hours, and how to ask.',
      mimeType: 'text/plain',
    },
    async (uri) => text(uri.href, 'text/plain', await llmsText(site)),
  );
  server.registerResource(
    'vehicle',
    new ResourceTemplate(`${absolute(site, vehiclePath({ slug: '{vehicle}' }))}${MARKDOWN_ENDING}`, {
      list: undefined,
    }),
    {
      title: 'A vehicle',
      description: 'The page of a vehicle as Markdown.',
      mimeType: MARKDOWN_TYPE,
    },
    async (uri, { vehicle }) => {
      const found = await findVehicle(site, String(vehicle));
      if (!found) throw new ResourceNotFoundError(uri.href);
      return text(uri.href, MARKDOWN_TYPE, await vehicleMarkdown(await vehicleView(site, found, now)));
    },
  );
}

function registerPrompt(server: McpServer, { site }: OperationContext) {
  server.registerPrompt(
    'find_a_vehicle',
    {
      title: 'Find a vehicle',
      description: `Finds vehicles at ${site.name} that suit a shopper, and compares the best.`,
      argsSchema: z.object({ wish: z.string().max(400).describe('What the shopper is looking for.') }),
    },
    ({ wish }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: `Find vehicles at ${site.name} for this wish: ${wish}\nSearch the stock, show me up to three that suit best with price, what it includes, kilometres and place, and say why. Then compare them.`,
          },
        },
      ],
    }),
  );
}
