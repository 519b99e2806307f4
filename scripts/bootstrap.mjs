// Installs the right Node and pnpm into .tools and the workspace's packages, then runs a task of scripts/tasks or a command.
// It runs before anything is installed, so it has no dependencies and supports old versions of Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Advice, runTask, step } from './commands/terminal/steps.mjs';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';
const OLDEST_NODE = 20;
const DISK_FOR_INSTALL = 4e9;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const tools = path.join(root, '.tools');
const modules = path.join(tools, 'node_modules');
const windows = process.platform === 'win32';
const [major] = process.versions.node.split('.').map(Number);

/** Runs a program, whose output is shown only if it fails. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-8000);
        options?.report?.(String(chunk));
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (/ENOSPC|no space left/i.test(output))
        return reject(new Advice('The disk is full: free at least 4 GB, then run the same command again.'));
      reject(
        new Advice(
          `${output.trim()}\n\n'${path.basename(command)} ${args[0]}' failed: see the lines above. If the network was down, run the same command again.`,
        ),
      );
    });
  });
}

/** Returns the running Node if it is version 24 or newer, otherwise installs Node 24 into .tools. */
async function ensureTools() {
  const useOwn = major >= 24;
  const platformPackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const wanted = { pnpm: PNPM_VERSION, ...(useOwn ? {} : { [platformPackage]: NODE_VERSION }) };
  const stamp = path.join(tools, 'stamp.json');
  // Keep packages installed for other versions of Node, or alternating between versions would reinstall them each time.
  const present = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  if (Object.entries(wanted).some(([name, version]) => present[name] !== version)) {
    const all = { ...present, ...wanted };
    await step('Installing Node and pnpm', () => {
      mkdirSync(tools, { recursive: true });
      writeFileSync(path.join(tools, 'package.json'), JSON.stringify({ private: true }));
      const packages = Object.entries(all).map(([name, version]) => `${name}@${version}`);
      const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
      return run('npm', ['install', ...flags, ...packages], { cwd: tools });
    });
    writeFileSync(stamp, JSON.stringify(all));
  }
  const bin = useOwn ? path.dirname(process.execPath) : path.join(modules, platformPackage, 'bin');
  return { bin, node: path.join(bin, windows ? 'node.exe' : 'node') };
}

/** Installs packages unless the manifests are unchanged since the last install. */
async function ensurePackages(node, env) {
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].concat(
    ['storefront', 'studio', 'schemas', 'lib', 'scripts'].map((folder) => `${folder}/package.json`),
  );
  const hash = createHash('sha256');
  for (const file of manifests) hash.update(readFileSync(path.join(root, file)));
  const key = hash.digest('hex');
  const stamp = path.join(root, 'node_modules', '.forecourt-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  if (typeof statfsSync === 'function') {
    const disk = statfsSync(root);
    if (disk.bavail * disk.bsize < DISK_FOR_INSTALL)
      throw new Advice('Too little disk space: free at least 4 GB, then run the same command again.');
  }
  await step('Installing packages', (report) =>
    run(
      node,
      [
        path.join(modules, 'pnpm', 'bin', 'pnpm.mjs'),
        'install',
        '--frozen-lockfile',
        '--reporter=append-only',
      ],
      {
        env,
        report: (text) => {
          const progress = /resolved \d+, reused \d+, downloaded \d+, added \d+/.exec(text);
          if (progress) report(progress[0]);
        },
      },
    ),
  );
  writeFileSync(stamp, key);
}

await runTask(async () => {
  if (major < OLDEST_NODE)
    throw new Advice(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer, then run again.`,
    );
  const [task = 'demo', ...args] = process.argv.slice(2);
  // The name of a task, or the folder and name of a command, such as commands/stock-import.
  const script = path.join(root, 'scripts', task.includes('/') ? '' : 'tasks', `${task}.ts`);
  if (!/^[a-z]+(?:[/-][a-z]+)*$/.test(task) || !existsSync(script))
    throw new Advice(`There is no task '${task}': use demo, dev or test.`);

  const { bin, node } = await ensureTools();
  const pnpmBin = path.join(modules, '@pnpm', `exe.${windows ? 'win' : process.platform}-${process.arch}`);
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    PATH: [bin, pnpmBin, process.env.PATH].join(path.delimiter),
  };
  await ensurePackages(node, env);

  // With Node's default limit, the short-lived garbage of a large import would take a hundred megabytes more.
  const flags = task.startsWith('commands/') ? ['--max-semi-space-size=8'] : [];
  const child = spawn(node, [...flags, script, ...args], { cwd: root, env, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the whole process group, so the task receives it too and decides when to exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal === 'SIGINT' || child.kill(signal));
  process.exitCode = await new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(signal ? 1 : code)),
  );
});
