import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Kinds of outage: connections refused, connections accepted but never answered, or late responses. */
export type Fault = 'refuse' | 'hang' | 'slow';

const SLOW_MS = 1_500;

/** A proxy in front of a service that can simulate outages. */
export class Outage {
  readonly #target: { host: string; port: number };
  readonly #slowMs: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: Fault | null = null;
  #asked = 0;

  /** Number of data chunks received and connections refused, to tell whether the service was called. */
  get asked(): number {
    return this.#asked;
  }

  /**
   * @param url real address of the service
   * @param slowMs delay of bytes in either direction while it is slow
   */
  constructor(url: string, slowMs = SLOW_MS) {
    const { hostname, port } = new URL(url);
    this.#slowMs = slowMs;
    this.#target = { host: hostname, port: Number(port) };
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** @returns the address of the proxy */
  async start(): Promise<string> {
    await once(this.#server.listen(0, 'localhost'), 'listening');
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
    return `http://localhost:${address.port}`;
  }

  /** Begins an outage, which affects open connections too. */
  begin(fault: Fault): void {
    this.#fault = fault;
    if (fault === 'refuse') this.#cut();
  }

  end(): void {
    this.#fault = null;
    // Requests sent during the outage never get a response.
    this.#cut();
  }

  async stop(): Promise<void> {
    this.#cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #accept(socket: Socket): void {
    this.#keep(socket);
    if (this.#fault === 'refuse') {
      this.#asked += 1;
      return void socket.resetAndDestroy();
    }
    const target = connect(this.#target);
    this.#keep(target);
    socket.on('data', () => {
      this.#asked += 1;
    });
    this.#join(socket, target);
    this.#join(target, socket);
  }

  #join(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (this.#fault === 'hang') return;
      if (this.#fault === 'slow') setTimeout(() => to.write(bytes), this.#slowMs);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
