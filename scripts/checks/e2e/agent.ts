import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { askSite, siteUrl } from './test.ts';

interface Caller {
  /** Each caller has its own limits. */
  household: string;
  /** The name that the client tells the server. */
  name?: string;
  /** `legacy` speaks the protocol of 2025, `auto` the latest that both sides know. */
  protocol?: 'auto' | 'legacy';
}

/** Connects the official client of the Model Context Protocol to a demo site. */
export async function connectAgent(
  site: string,
  { household, name = 'Forecourt Test', protocol = 'auto' }: Caller,
): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(siteUrl(site, '/mcp')), {
    // Node does not resolve the hosts of the demo sites.
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url);
      const { status, headers, bytes } = await askSite(site, pathname + search, {
        method: init?.method ?? 'GET',
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': household },
        ...(typeof init?.body === 'string' && { body: init.body }),
      });
      const hasBody = status !== 202 && status !== 204;
      return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers });
    },
  });
  const client = new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode: protocol } });
  await client.connect(transport);
  return client;
}

export interface ToolAnswer {
  isError: boolean;
  /** The answer, or the message of an error. */
  text: string;
  values: Record<string, unknown>;
}

/** Calls a tool, and checks that its text and its values are the same. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content ?? [];
  const text = first?.type === 'text' ? first.text : '';
  const values = isError ? {} : (JSON.parse(text) as Record<string, unknown>);
  if (!isError && JSON.stringify(values) !== JSON.stringify(structuredContent))
    throw new Error(`${name} says something else in its text.`);
  return { isError, text, values };
}

/** Returns the text of a page without white space, so that it can be compared with what an assistant gets. */
export const squeezedText = (html: string): string =>
  squeezed(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
        hex || decimal
          ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
          : ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }[String(name)] ?? entity),
      ),
  );

export const squeezed = (text: string): string => text.replace(/\s+/g, '');
