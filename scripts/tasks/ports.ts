import { createServer } from 'node:net';
import { Advice } from '../terminal/steps.mjs';

/** Whether nothing listens on a port of this machine. */
async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Makes sure that every port is free before anything starts.
 * @param ports by the name of what will listen there
 * @throws Advice naming each port that is taken and how to see by what
 */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) => ({
    name,
    port,
    free: await isFree(port),
  }));
  const taken = (await Promise.all(checks)).filter(({ free }) => !free);
  if (taken.length === 0) return;
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  const [first] = taken;
  throw new Advice(
    `Port ${list} is taken: stop the program that uses it (\`lsof -i :${first?.port}\` shows which), perhaps another demo, then run again.`,
  );
}
