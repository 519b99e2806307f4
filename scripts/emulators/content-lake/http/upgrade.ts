import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse } from 'hono/utils/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import { PresenceHub } from '../realtime/presence.ts';
import { tunnel } from '../realtime/tunnel.ts';
import { SESSION_COOKIE } from './authenticate.ts';
import type { App, Services } from './context.ts';

const PRESENCE = /^(\/lake)?\/v[^/]+\/socket\/[^/]+$/;
const TUNNEL = /^(\/lake)?\/tunnel$/;

export class Upgrades {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  readonly #presence: PresenceHub;
  readonly #services: Services;
  readonly #app: App;

  constructor(app: App, services: Services) {
    this.#app = app;
    this.#services = services;
    this.#presence = new PresenceHub((token) => services.accounts.byToken(token));
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const path = request.url?.split('?', 1)[0] ?? '';
      const { origin } = request.headers;
      if (origin && !this.#services.origins.allows(origin)) return refuse(socket, '403 Forbidden');
      if (!PRESENCE.test(path) && !TUNNEL.test(path)) return refuse(socket, '404 Not Found');
      this.#sockets.handleUpgrade(request, socket, head, (connection) => {
        if (PRESENCE.test(path)) this.#joinPresence(connection, request);
        else this.#openTunnel(connection, request);
      });
    });
  }

  close(): void {
    for (const connection of this.#sockets.clients) connection.terminate();
  }

  #joinPresence(connection: WebSocket, request: IncomingMessage): void {
    const token = parse(request.headers.cookie ?? '', SESSION_COOKIE)[SESSION_COOKIE];
    this.#presence.join(connection, token ? this.#services.accounts.byToken(token) : undefined);
  }

  #openTunnel(connection: WebSocket, { headers }: IncomingMessage): void {
    tunnel(connection, {
      base: `http://${headers.host ?? 'localhost'}`,
      cookie: headers.cookie,
      origin: headers.origin,
      fetch: (request) => this.#app.fetch(request),
    });
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
