import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { receiveWebhook } from '@forecourt/lib/payments/webhooks.server';

type Receive = Parameters<typeof receiveWebhook>[0];

export async function startWebhookRoute(port = 0) {
  let receiver: Receive | null = null;
  const outcomes: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const header = request.headers['stripe-signature'];
    const message = {
      body: Buffer.concat(pieces).toString(),
      signature: typeof header === 'string' ? header : null,
    };
    try {
      if (!receiver) throw new Error('closed');
      const { outcome } = await receiveWebhook(receiver, message);
      outcomes.push(outcome);
      response.writeHead(outcome === 'unsigned' ? 400 : 200).end();
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    outcomes,
    open: (connections: Receive) => {
      receiver = connections;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
