// `npm run demo:command -- NAME ARGUMENTS`: runs an operator command, such as `stock:import`, on the running
// demo.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Advice, runTask } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';

await runTask(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const file = path.join(ROOT, 'scripts', 'commands', `${name.replaceAll(':', '-')}.ts`);
  if (!/^[a-z]+(?:[:-][a-z]+)*$/.test(name) || !existsSync(file))
    throw new Advice('npm run demo:command -- NAME ARGUMENTS, such as: npm run demo:command -- jobs:dead');
  process.env.FORECOURT_DATA ??= 'demo';
  process.argv = [process.execPath, file, ...args];
  await import(file);
});
