import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from './service.ts';
import { type TestLake, testLake } from './testing/lake.ts';
import { TOKENS, testOptions } from './testing/options.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

describe('the service', () => {
  it('reports its health', async () => {
    expect(await lake.service.health()).toEqual({ ok: true, detail: '0 documents' });
  });

  it('rejects unusable options', async () => {
    await expect(start({ ...lake.options, projectId: 'Not Valid' })).rejects.toThrow(/project id/);
    const webhook = { url: 'http://localhost:1', secret: 'a secret of enough letters', filter: '_type ==' };
    await expect(start({ ...lake.options, webhooks: [webhook] })).rejects.toThrow(/GROQ/);
  });

  it('reports a port in use and releases everything it had opened', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const dataDir = mkdtempSync(join(tmpdir(), 'lake-'));
    const options = testOptions(dataDir);
    await expect(start({ ...options, studio: { port, distDir: '.' } })).rejects.toThrow(/EADDRINUSE/);
    const service = await start(options);
    await service.stop();
    other.close();
    rmSync(dataDir, { recursive: true });
  });

  it('does not share its folder with a second lake', async () => {
    await expect(start(lake.options)).rejects.toThrow(/Another content lake is running/);
    expect(await lake.service.health()).toMatchObject({ ok: true });
  });

  it('answers unsupported requests like the hosted service', async () => {
    const respond = async (path: string) => {
      const response = await fetch(`${lake.url}${path}`, {
        headers: { authorization: `Bearer ${TOKENS.writer}` },
      });
      return [response.status, await response.json()];
    };
    expect(await respond('/v1/nothing/here')).toEqual([
      404,
      { statusCode: 404, error: 'Not Found', message: '/nothing/here is not part of the local content lake' },
    ]);
    expect(await respond('/v1/data/query/staging?query=*')).toMatchObject([
      404,
      { message: 'Dataset "staging" not found' },
    ]);
    expect(await respond('/v1/data/query/production?query=*[_id==$id]&$id=nonsense')).toMatchObject([
      400,
      { error: { type: 'validationError', description: 'Parameter $id is not valid JSON' } },
    ]);
  });

  it('rejects a body that is too large or not JSON', async () => {
    const post = (body: string) =>
      fetch(`${lake.url}/v1/data/actions/production`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKENS.writer}`, 'content-type': 'application/json' },
        body,
      });
    expect((await post(`"${'x'.repeat(17 * 1024 * 1024)}"`)).status).toBe(413);
    expect((await post('{')).status).toBe(400);
  });

  it('names invalid parts of a request', async () => {
    const response = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKENS.writer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { title: 'no type' } }] }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'validationError' } });
  });
});
