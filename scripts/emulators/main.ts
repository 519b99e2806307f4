// Runs all emulators in one process: `node scripts/emulators/main.ts`. Tasks start it as a child process and wait
// for its 'ready' message, which contains the environment for the storefront and commands.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTask } from '../commands/terminal/steps.mjs';
import { type RunningServices, startServices } from './services.ts';
import { feedInboxFolder, settingsFromEnvironment } from './settings.ts';

let running: RunningServices | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await running?.stop();
  process.exit(process.exitCode ?? 0);
}

// A closed channel means that the parent task has ended.
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

await runTask(async () => {
  const settings = settingsFromEnvironment();
  mkdirSync(feedInboxFolder(settings), { recursive: true });
  running = await startServices(settings);
  const file = path.join(settings.dataDir, 'environment.json');
  writeFileSync(file, JSON.stringify(running.environment, null, 2), { mode: 0o600 });
  chmodSync(file, 0o600);
  if (process.send) process.send({ type: 'ready', environment: running.environment });
  else process.stdout.write(`Local services are ready: ${settings.urls.console}\n`);
});
if (process.exitCode) await stop();
