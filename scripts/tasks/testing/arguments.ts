import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Advice } from '../../commands/terminal/steps.mjs';

/**
 * Parses a task's arguments; `--help` prints its usage and ends the process.
 * @throws Advice with the usage if they are invalid
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Advice(`${usage}\n\n${error instanceof Error ? error.message : error}`);
  }
}
