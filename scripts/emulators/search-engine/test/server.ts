import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch, type SearchClient } from 'algoliasearch';
import { type RunningService, start } from '../service.ts';

export const keys = {
  appId: 'test',
  adminKey: 'admin-key-of-the-test',
  searchKey: 'search-key-of-the-test',
} as const;

export function clientFor(url: string, key: string = keys.adminKey): SearchClient {
  const host = `127.0.0.1:${new URL(url).port}`;
  return algoliasearch(keys.appId, key, { hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }] });
}

export class TestServer {
  readonly directory = mkdtempSync(join(tmpdir(), 'search-engine-test-'));
  private running: RunningService | undefined;

  async start(): Promise<void> {
    this.running = await start({
      ...keys,
      port: 0,
      dataDir: this.directory,
      allowedOrigins: ['http://*.localhost:3000'],
    });
  }

  get service(): RunningService {
    if (this.running === undefined) throw new Error('The server has not been started');
    return this.running;
  }

  get client(): SearchClient {
    return clientFor(this.service.url);
  }

  /** Sends a raw request that the client library would not send. */
  raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      'x-algolia-application-id': keys.appId,
      'x-algolia-api-key': keys.adminKey,
      ...(init.headers as Record<string, string> | undefined),
    };
    return fetch(`http://127.0.0.1:${new URL(this.service.url).port}${path}`, { ...init, headers });
  }

  async restart(): Promise<void> {
    await this.service.stop();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

export async function refusal(request: Promise<unknown>): Promise<string> {
  try {
    await request;
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    return `${status} ${message}`;
  }
  throw new Error('The request was not refused');
}

/** Returns a secured key from the library's Node build; the browser build's types lack the function. */
export function securedKey(parentApiKey: string, restrictions: object): string {
  const maker = clientFor('http://127.0.0.1:1') as unknown as {
    generateSecuredApiKey(options: { parentApiKey: string; restrictions: object }): string;
  };
  return maker.generateSecuredApiKey({ parentApiKey, restrictions });
}
