import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import { MissingMigrationError, requireMigrated } from '@forecourt/lib/platform/database/migrated.server';
import type { Environment } from '@forecourt/lib/platform/env';
import { lakeClient } from '@forecourt/lib/sites/content-lake/client.server';
import { Readiness } from './readiness.ts';

/**
 * Returns the storefront's readiness: all migrations have run, and the table of hosts has been read.
 * @param warnings problems for operators
 */
export function storefrontReadiness(environment: Environment, warnings?: () => readonly string[]): Readiness {
  const content = lakeClient(environment);
  return new Readiness(
    {
      migrations: {
        run: () => requireMigrated(monitoringPool(environment.DATABASE_URL)),
        blocks: (error) => error instanceof MissingMigrationError,
        detail: (error) => (error as MissingMigrationError).message,
      },
      content: { run: () => content.fetch('count(*[_type == "site"])'), blocks: () => true },
    },
    warnings,
  );
}

/**
 * Answers `/livez` (the process is alive) and `/readyz` (it accepts visitors), on any host.
 * @returns whether the request was one of them
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Readiness,
): boolean {
  if (request.url === '/livez') {
    send(response, 200, { alive: true });
    return true;
  }
  if (request.url !== '/readyz') return false;
  readiness.ask().then(
    (answer) => send(response, answer.ready ? 200 : 503, answer),
    () => send(response, 503, { ready: false }),
  );
  return true;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
