import { createServer } from 'node:net';
import { Advice } from '../commands/terminal/steps.mjs';

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Checks that every port is free before anything starts.
 * @param ports by the name of the program that will use each
 * @throws Advice that names each port in use and how to find the program that uses it
 */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) => ({
    name,
    port,
    free: await isFree(port),
  }));
  const portsInUse = (await Promise.all(checks)).filter(({ free }) => !free);
  if (portsInUse.length === 0) return;
  const list = portsInUse.map(({ name, port }) => `${port} (${name})`).join(', ');
  const [first] = portsInUse;
  throw new Advice(
    `Port ${list} is taken: stop the program that uses it (\`lsof -i :${first?.port}\` shows which), perhaps another demo, then run again.`,
  );
}
