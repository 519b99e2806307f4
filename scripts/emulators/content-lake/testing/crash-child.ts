import { createClient } from '@sanity/client';
import { start } from '../service.ts';
import { TOKENS, testOptions } from './options.ts';

/**
 * Runs a lake in its own process, writes to it through its HTTP API, and reports each acknowledged write on
 * standard output until it is killed.
 */
const service = await start(testOptions(process.argv[2] ?? ''));
const client = createClient({
  projectId: 'forecourt',
  dataset: 'production',
  apiHost: service.url,
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
  token: TOKENS.writer,
});
await client.createIfNotExists({ _id: 'counter', _type: 'counter', n: 0 });

const writer = async (name: string) => {
  for (let n = 1; ; n++) {
    const id = `${name}-${n}`;
    const { _rev } = await client.create({ _id: id, _type: 'written', text: 'words '.repeat(50) });
    await client.patch('counter').inc({ n: 1 }).commit();
    process.stdout.write(`${id} ${_rev}\n`);
  }
};
await Promise.all(['a', 'b', 'c'].map(writer));
