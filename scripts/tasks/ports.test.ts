import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePorts } from './ports.ts';

test('names the port in use and the program that needs it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  if (!port) throw new Error('no port');
  try {
    await expect(requireFreePorts({ console: port })).rejects.toThrow(`Port ${port} (console) is taken`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  await expect(requireFreePorts({ console: port })).resolves.toBeUndefined();
});
