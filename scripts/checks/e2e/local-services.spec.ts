import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { BUNDLE } from '../../tasks/builds.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { expect, test } from './test.ts';

const { ports, secrets } = settingsFromEnvironment();
const LISTEN_STATE = '0A';
/** 127.0.0.1 and ::1 in the format of the kernel's socket tables. */
const LOOPBACK = ['0100007F', '00000000000000000000000001000000'];

/** Returns the addresses on which a local port accepts connections. */
function listenAddresses(port: number): string[] {
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, local, , state]) =>
          state === LISTEN_STATE && Number.parseInt(local?.split(':')[1] ?? '', 16) === port,
      )
      .map(([, local]) => local?.split(':')[0] ?? ''),
  );
}

test('the storefront and every emulator listen on this machine only', () => {
  test.skip(process.platform !== 'linux', 'reads the tables of sockets that Linux has');
  for (const [name, port] of Object.entries(ports)) {
    const addresses = listenAddresses(port);
    expect(addresses.length, `${name} listens`).toBeGreaterThan(0);
    for (const address of addresses) expect(LOOPBACK, `${name} at ${port}`).toContain(address);
  }
});

test('the console shows passwords only under the machine’s own host names', async () => {
  const port = ports.console;
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const { status, body } = await ask({ port, host: `${host}:${port}`, path: '/' });
    expect(`${host} ${status}`).toBe(`${host} 200`);
    expect(body).toContain(secrets.adminPassword);
  }
  for (const host of ['rebound.example', `localhost.rebound.example:${port}`, 'harbour.localhost'])
    for (const path of ['/', '/parts', '/status.json']) {
      const { status, body } = await ask({ port, host, path });
      expect(`${host}${path} ${status}`).toBe(`${host}${path} 421`);
      for (const password of [secrets.adminPassword, secrets.editorPassword, secrets.viewerPassword])
        expect(body).not.toContain(password);
    }
});

test('the bundle that runs holds no tests, no emulators, no data and no secrets', () => {
  const own = globSync('{lib,schemas,scripts,storefront}/**/*', {
    cwd: BUNDLE,
    exclude: (name) => name === 'node_modules',
  });
  expect(own).toEqual(expect.arrayContaining(['storefront/standalone.ts', 'scripts/commands/worker.ts']));
  const unwanted =
    /\.test\.tsx?$|\.spec\.ts$|^scripts\/(?:checks|emulators|demo\/photography)\/|\.data|\.env/;
  expect(own.filter((file) => unwanted.test(file))).toEqual([]);
  // Next saves its configuration, which may contain build variables.
  const written = readFileSync(path.join(BUNDLE, 'storefront/.next/required-server-files.json'), 'utf8');
  for (const [name, secret] of Object.entries(secrets)) expect(written.includes(secret), name).toBe(false);
});
