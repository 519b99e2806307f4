// Progress of long steps, shared by the dependency-free bootstrap and every task.
// A terminal shows one line per step, redrawn each second; other outputs get a line when it starts and ends.

const live = Boolean(process.stdout.isTTY) && !process.env.CI;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step and shows its name, latest detail and elapsed time until it settles.
 * @template T
 * @param {string} title what is being done, such as 'Installing packages'
 * @param {(report: (detail: string) => void) => Promise<T> | T} work; may report a short detail of its progress
 * @returns {Promise<T>} the result of the work; its error is rethrown after the line is closed
 */
export async function step(title, work) {
  const since = performance.now();
  let detail = '';
  const draw = (mark, end) => {
    const text = `${mark} ${title}${detail ? ` (${detail})` : ''} ${seconds(since)}`;
    if (live) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns ?? 100) - 1)}${end}`);
    else process.stdout.write(`${text}\n`);
  };
  if (live) draw('·', '');
  else process.stdout.write(`· ${title}\n`);
  const timer = live ? setInterval(() => draw('·', ''), 1000) : undefined;
  try {
    const result = await work((text) => {
      detail = text;
      if (live) draw('·', '');
    });
    clearInterval(timer);
    draw('✓', '\n');
    return result;
  } catch (error) {
    clearInterval(timer);
    draw('✗', '\n');
    throw error;
  }
}

/** An error whose message explains what to do; printed without a stack. */
export class Advice extends Error {
  name = 'Advice';
}

/**
 * Runs a task's main function; a failure becomes one sentence and a non-zero exit code.
 * @param {() => Promise<unknown>} main
 */
export async function runTask(main) {
  try {
    await main();
  } catch (error) {
    const plain = error instanceof Advice || error?.name === 'EnvironmentError' || explain(error);
    const message = plain ? (plain === true ? error.message : plain) : (error?.stack ?? String(error));
    process.stderr.write(`\n${message}\n`);
    process.exitCode = 1;
  }
}

/** Returns a helpful message for a system error, or null if there is nothing the user can do. */
function explain(error) {
  switch (error?.code) {
    case 'ENOSPC':
      return 'The disk is full: free at least 4 GB, then run the same command again.';
    case 'EACCES':
    case 'EPERM':
      return `No permission for ${error.path ?? 'a file'}: make the project folder writable for this user, then run again.`;
    case 'EADDRINUSE':
      return `Port ${error.port} is in use: stop the program that uses it, then run again.`;
    default:
      return null;
  }
}
