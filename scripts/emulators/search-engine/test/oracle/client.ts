import { Agent, request } from 'node:http';
import { indexName, replicas, settings, synonymGroups, textRanking } from './settings.ts';
import type { Vehicle } from './vehicles.ts';

export const benchKeys = { appId: 'bench', adminKey: 'bench-admin', searchKey: 'bench-search' } as const;

export class BenchClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly url: URL;

  constructor(url: string) {
    this.url = new URL(url);
  }

  /** Sends JSON and returns the response text; throws unless the status is 2xx. */
  send(method: string, path: string, body?: unknown): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'x-algolia-application-id': benchKeys.appId,
      'x-algolia-api-key': benchKeys.adminKey,
      'content-length': Buffer.byteLength(text),
    };
    return new Promise((resolve, reject) => {
      const { port } = this.url;
      const clientRequest = request(
        { host: '127.0.0.1', port, agent: this.agent, method, path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const responseText = Buffer.concat(chunks).toString();
            const ok = (response.statusCode ?? 500) < 300;
            if (ok) resolve(responseText);
            else reject(new Error(`${method} ${path}: ${responseText}`));
          });
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(text);
    });
  }

  async configure(): Promise<void> {
    await this.send('PUT', `/1/indexes/${indexName}/settings`, settings);
    for (const [replica, sort] of Object.entries(replicas)) {
      const replicaSettings = { ranking: [sort, ...textRanking], typoTolerance: 'min' };
      await this.send('PUT', `/1/indexes/${replica}/settings`, replicaSettings);
    }
    const synonyms = synonymGroups.map((words, i) => ({
      objectID: String(i),
      type: 'synonym',
      synonyms: words,
    }));
    await this.send('POST', `/1/indexes/${indexName}/synonyms/batch?forwardToReplicas=true`, synonyms);
  }

  /** Loads vehicles in batches of a thousand and waits until they are searchable. */
  async load(vehicles: readonly Vehicle[]): Promise<void> {
    let task = 0;
    for (let from = 0; from < vehicles.length; from += 1000) {
      const requests = vehicles.slice(from, from + 1000).map((body) => ({ action: 'updateObject', body }));
      task = JSON.parse(await this.send('POST', `/1/indexes/${indexName}/batch`, { requests })).taskID;
    }
    await this.wait(task);
  }

  async wait(task: number): Promise<void> {
    while (
      JSON.parse(await this.send('GET', `/1/indexes/${indexName}/task/${task}`)).status !== 'published'
    ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  close(): void {
    this.agent.destroy();
  }
}
