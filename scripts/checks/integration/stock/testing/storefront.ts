import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER, verify } from '@forecourt/lib/inventory/stock/signature';
import {
  STOCK_CHANGED_PATH,
  type StockChange,
  stockChangesSchema,
} from '@forecourt/lib/inventory/stock/stock-changed';

/** A storefront emulator for the stock worker: accepts signed messages, or fails for a while. */
export interface TestStorefront {
  url: string;
  messages: StockChange[][];
  /** The status to answer with instead of accepting messages. */
  failing: number | null;
  stop(): Promise<void>;
}

export async function startTestStorefront(secret: string): Promise<TestStorefront> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const header = request.headers[SIGNATURE_HEADER];
    const verdict = verify(body, typeof header === 'string' ? header : null, secret, Date.now() / 1000);
    const status = storefront.failing ?? (request.url === STOCK_CHANGED_PATH && verdict.ok ? 204 : 401);
    if (status === 204) storefront.messages.push(stockChangesSchema.parse(JSON.parse(body)).changes);
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const storefront: TestStorefront = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    failing: null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return storefront;
}
