import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type Principal, visibilityOf } from '../auth/principal.ts';
import { randomId } from '../ids.ts';
import { parseMessage } from './message.ts';

const HEARTBEAT_MS = 20_000;

const request = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.looseObject({}).optional(),
});

interface Peer {
  socket: WebSocket;
  principal: Principal | undefined;
  subscriptions: Set<string>;
  /** the Studio's id for this tab, set once the tab has announced itself */
  session: string | undefined;
}

/**
 * Presence in the Studio: JSON-RPC over WebSocket. Peers send their location to all other subscribers, who
 * also receive an event when the connection ends.
 */
export class PresenceHub {
  readonly #peers = new Set<Peer>();
  readonly #byToken: (token: string) => Principal | undefined;

  constructor(byToken: (token: string) => Principal | undefined) {
    this.#byToken = byToken;
  }

  /** Handles a connection. `principal` comes from its cookie; a token may follow as a message. */
  join(socket: WebSocket, principal: Principal | undefined): void {
    const peer: Peer = { socket, principal, subscriptions: new Set(), session: undefined };
    this.#peers.add(peer);
    const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS);
    heartbeat.unref();
    socket.on('message', (data) => this.#receive(peer, parseMessage(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(heartbeat);
      this.#peers.delete(peer);
      if (peer.session) this.#broadcast(peer, { type: 'disconnect', m: { session: peer.session } });
    });
  }

  #receive(peer: Peer, data: unknown): void {
    const message = request.safeParse(data);
    if (!message.success) {
      peer.socket.close(4000, 'malformed message');
      return;
    }
    const { id, method, params = {} } = message.data;
    if (method === 'authorization') {
      const { authorization } = params;
      const token = typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : '';
      peer.principal = this.#byToken(token);
    }
    if (!peer.principal) {
      peer.socket.close(4001, 'not signed in');
      return;
    }
    const result = this.#perform(peer, method, params);
    const outcome =
      result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result };
    peer.socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }));
  }

  #perform(peer: Peer, method: string, params: Record<string, unknown>): string | undefined {
    switch (method) {
      case 'authorization':
        return 'ok';
      case 'presence_subscribe': {
        const subscription = randomId(12);
        peer.subscriptions.add(subscription);
        return subscription;
      }
      case 'presence_unsubscribe':
        peer.subscriptions.delete(String(params.subscriptionId));
        return 'ok';
      case 'presence_rollcall':
        this.#broadcast(peer, { type: 'rollCall', session: params.session });
        return 'ok';
      case 'presence_announce': {
        const data = params.data as { sessionId?: unknown } | undefined;
        if (typeof data?.sessionId === 'string') peer.session = data.sessionId;
        this.#broadcast(peer, { type: 'state', m: data });
        return 'ok';
      }
      case 'presence_disconnect':
        peer.session = undefined;
        this.#broadcast(peer, { type: 'disconnect', m: { session: params.session } });
        return 'ok';
      default:
        return undefined;
    }
  }

  /**
   * Sends an event about `from` to all other subscribers who may read drafts, because it names the open
   * document.
   */
  #broadcast(from: Peer, event: Record<string, unknown>): void {
    for (const peer of this.#peers) {
      if (peer === from || !peer.principal || visibilityOf(peer.principal).scope !== 'everything') continue;
      for (const subscription of peer.subscriptions) {
        const params = { subscription, result: { ...event, i: from.principal?.id } };
        peer.socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
      }
    }
  }
}
