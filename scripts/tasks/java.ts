import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Advice } from '../commands/terminal/steps.mjs';

/**
 * Returns the Java for the HTML checker: from `JAVA_HOME`, or the system's. It must report a version, because
 * the `java` of macOS only explains where to download one.
 * @throws Advice if none is found
 */
export function findJava({ JAVA_HOME, PATH }: NodeJS.ProcessEnv = process.env): string {
  const candidates = [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin', 'java')] : []), 'java'];
  const java = candidates.find(
    (candidate) => spawnSync(candidate, ['-version'], { env: { PATH }, stdio: 'ignore' }).status === 0,
  );
  if (!java)
    throw new Advice(
      'No Java found, which the HTML checker runs on: install it (on Debian `apt-get install default-jre-headless`), or set JAVA_HOME, then run again.',
    );
  return java;
}
