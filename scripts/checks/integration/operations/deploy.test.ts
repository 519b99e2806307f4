import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSource } from '@forecourt/lib/inventory/media/kept-photo';
import { openKeptPhotos, storageSchema } from '@forecourt/lib/inventory/media/open-storage.server';
import { parseEnvironment } from '@forecourt/lib/platform/env';
import { isVariable } from '@forecourt/lib/platform/environment-table';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseContainerfile, stagesOf } from '../../../tasks/image/containerfile.ts';
import { kustomizations, podTemplates, settings } from './testing/manifests.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, '.deploy', file), 'utf8');

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  image: string;
  build?: { dockerfile: string; target: string; args?: Record<string, string> };
  ports?: string[];
}
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const containers = podTemplates.flatMap(({ spec }) => spec.containers);
const stages = parseContainerfile(read('Containerfile'));

/** Read by the image of PostgreSQL. */
const OTHERS = ['POSTGRES_DB', 'POSTGRES_USER'];
const unknown = (names: Iterable<string>) =>
  [...names].filter((name) => !isVariable(name) && !OTHERS.includes(name));

test('images, services and manifests name only variables of the table', () => {
  const ofStages = stages.flatMap(({ instructions }) =>
    instructions.flatMap(({ keyword, words }) =>
      keyword === 'ENV' || keyword === 'ARG' ? words.split(' ').map((pair) => pair.split('=')[0] ?? '') : [],
    ),
  );
  expect(unknown(ofStages)).toEqual([]);
  for (const [name, { environment = {}, build }] of services)
    expect(unknown([...Object.keys(environment), ...Object.keys(build?.args ?? {})]), name).toEqual([]);
  for (const { env = [] } of containers) expect(unknown(env.map(({ name }) => name))).toEqual([]);
  expect(unknown(settings.map(([name = '']) => name))).toEqual([]);
  const inCompose = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect(inCompose.length).toBeGreaterThan(10);
  expect(unknown(inCompose)).toEqual([]);
});

test('every started program exists', () => {
  const commands = [
    ...services.map(([, { command }]) => command),
    ...containers.map(({ command }) => command),
    ...stages.flatMap(({ instructions }) =>
      instructions
        .filter(({ keyword }) => keyword === 'CMD')
        .map(({ words }) => JSON.parse(words) as string[]),
    ),
  ].filter((command) => command?.[0] === 'node');
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const program = command?.slice(1).find((word) => !word.startsWith('-'));
    expect(existsSync(path.join(ROOT, program ?? 'none')), String(command)).toBe(true);
  }
  for (const { instructions } of stages)
    for (const { keyword, words } of instructions)
      if (keyword === 'COPY' && !words.startsWith('--from='))
        expect(existsSync(path.join(ROOT, words.split(' ')[0] ?? '')), words).toBe(true);
});

test('every image of compose has a build stage', () => {
  for (const [name, { build }] of services)
    if (build) expect(stagesOf(stages, build.target).length, name).toBeGreaterThan(0);
});

test('compose publishes ports on loopback only, so that the proxy cannot be bypassed', () => {
  const ports = services.flatMap(([, service]) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(0);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

test('alerts use exactly the jobs that Prometheus scrapes', () => {
  const jobsIn = (text: string) =>
    [...new Set(text.match(/\bforecourt-(?:storefront|worker|front)\b/g))].toSorted();
  const alerts = read('observability/alerts.yaml');
  const named = [...alerts.matchAll(/\bjob="([^"]*)"/g)].map(([, job]) => job);
  const jobs = ['forecourt-front', 'forecourt-storefront', 'forecourt-worker'];
  expect([...new Set(named)].toSorted()).toEqual(jobs);
  expect(jobsIn(read('observability/prometheus.yaml'))).toEqual(jobs);
  const pods = ['forecourt-storefront', 'forecourt-worker'];
  expect(jobsIn(read('observability/pod-monitor.yaml'))).toEqual(pods);
  expect(jobsIn(read('observability/probes.yaml'))).toEqual(['forecourt-front']);
  const labels = podTemplates.map(({ metadata }) => metadata.labels.monitor).filter(Boolean);
  expect(labels.toSorted()).toEqual(pods);
  for (const [, service] of read('observability/prometheus.yaml').matchAll(/"([\w-]+):(?:9464|9115)"/g))
    expect(Object.keys(compose.services)).toContain(service);
});

test('every job has an alert that fires if none of its targets is scraped', () => {
  for (const job of ['forecourt-front', 'forecourt-storefront', 'forecourt-worker'])
    expect(read('observability/alerts.yaml')).toMatch(new RegExp(`\\babsent\\(\\w+\\{job="${job}"\\}`));
});

test('external checks use existing modules, the same for Kubernetes and Prometheus', () => {
  const { modules } = parse(read('observability/blackbox.yaml')) as { modules: Record<string, object> };
  interface Probe {
    spec: { module: string; targets: { staticConfig: { static: string[] } } };
  }
  const probes = parseAllDocuments(read('observability/probes.yaml')).map(
    (document) => (document.toJS() as Probe).spec,
  );
  const inKubernetes = probes.map(({ module, targets }) => [module, targets.staticConfig.static]);
  const { scrape_configs: jobs } = parse(read('observability/prometheus.yaml')) as {
    scrape_configs: {
      job_name: string;
      static_configs: { targets: string[]; labels?: Record<string, string> }[];
    }[];
  };
  const front = jobs.find(({ job_name: name }) => name === 'forecourt-front');
  const inPrometheus = front?.static_configs.map(({ targets, labels }) => [labels?.__param_module, targets]);
  expect(inKubernetes).toEqual(inPrometheus);
  expect(inKubernetes.map(([module]) => module).toSorted()).toEqual(Object.keys(modules).toSorted());
});

test.each([
  ['blackbox', 'prom/blackbox-exporter'],
  ['media', 'ghcr.io/imgproxy/imgproxy'],
])('the image of %s has one version', (service, image) => {
  const tag = kustomizations.flatMap(({ images = [] }) => images).find(({ name }) => name === image)?.newTag;
  expect(compose.services[service]?.image).toBe(`${image}:${tag}`);
});

test('imgproxy’s settings lead to photos that were delivered with a feed', async () => {
  const settingsOf = (name: string) =>
    [...read('imgproxy.env.example').matchAll(new RegExp(`^#?${name}=(.*)$`, 'gm'))].map(
      ([, value = '']) => value,
    );
  const photo = `ab${'0'.repeat(62)}`;
  // imgproxy replaces a prefix, in which * matches anything but a slash.
  const replaced = settingsOf('IMGPROXY_URL_REPLACEMENTS').map((setting) => {
    const [prefix = '', replacement = ''] = setting.split('=');
    return keptSource(photo).replace(new RegExp(`^${prefix.replaceAll('*', '[^/]*')}`), replacement);
  });
  expect(replaced).toEqual([`local:///kept/files/ab/${photo}`, `s3://bucket/prefix/kept/${photo}`]);

  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-kept-'));
  const storage = await openKeptPhotos(parseEnvironment(storageSchema, { MEDIA_FOLDER: folder }));
  await storage.write(photo, 'bytes');
  expect(await storage.find(photo)).toBe(replaced[0]?.replace('local://', folder));
  await rm(folder, { recursive: true });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool && process.env.REQUIRE_PROMTOOL !== '1')(
  'every alert fires when it should, and no alert in a healthy installation',
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: path.join(ROOT, '.deploy/observability'),
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  },
);

test('no image runs as root, and every service has a health check', () => {
  const users = new Map(
    stages.map(({ name, instructions }) => [
      name,
      instructions.find(({ keyword }) => keyword === 'USER')?.words,
    ]),
  );
  expect(users.get('app')).toBe('node');
  expect(users.get('front')).toBe('vcache');
  for (const image of ['app', 'front', 'studio'])
    expect(
      stages.find(({ name }) => name === image)?.instructions.map(({ keyword }) => keyword),
      image,
    ).toContain('HEALTHCHECK');
  const storefront = containers.find(({ readinessProbe }) =>
    JSON.stringify(readinessProbe ?? '').includes('/readyz'),
  );
  expect(storefront).toMatchObject({ livenessProbe: { httpGet: { path: '/livez', port: 'http' } } });
  expect(compose.services['storefront-1']?.environment).toMatchObject({ METRICS_HOST: '0.0.0.0' });
});

test.each([
  [
    'compose.yaml',
    'varnish/backends.vcl',
    Number(compose.services['storefront-1']?.environment?.DRAIN_PAUSE_SECONDS),
  ],
  [
    'the settings of the cluster',
    'kubernetes/base/backends.vcl',
    Number(Object.fromEntries(settings).DRAIN_PAUSE_SECONDS),
  ],
])('in %s the pause before draining is longer than Varnish takes to notice', (_, file, pause) => {
  const probe = (name: string) => Number(new RegExp(`\\.${name} = (\\d+)s?;`).exec(read(file))?.[1]);
  const failedProbes = probe('window') - probe('threshold') + 1;
  expect(failedProbes * probe('interval')).toBeGreaterThan(0);
  expect(pause).toBeGreaterThan(failedProbes * probe('interval'));
});

test('the Containerfile has no linter errors, and pins every base image by version and digest', () => {
  const text = read('Containerfile');
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  const own = new Set(stages.map(({ name }) => name));
  const bases = [...new Set(stages.map(({ from }) => from).filter((from) => !own.has(from)))];
  expect(bases.length).toBeGreaterThan(2);
  for (const base of bases) expect(base).toMatch(/^[\w/-]+:\d+\.\d+[\w.-]*\$\{[A-Z]+_DIGEST\}$/);
});

test('the Dockerfile reader joins continued lines and resolves base stages', () => {
  const read = parseContainerfile(
    '# words\nFROM node AS source\nWORKDIR /app\n\nFROM source AS build\nRUN one \\\n  two\nFROM node AS app\nCOPY --from=build /out .\n',
  );
  expect(read.map(({ name, from }) => [name, from])).toEqual([
    ['source', 'node'],
    ['build', 'source'],
    ['app', 'node'],
  ]);
  expect(read[1]?.instructions).toEqual([{ keyword: 'RUN', words: 'one two' }]);
  expect(stagesOf(read, 'app').map(({ name }) => name)).toEqual(['source', 'build', 'app']);
  expect(() => parseContainerfile('RUN it')).not.toThrow();
  expect(() => parseContainerfile('what is this')).toThrow('is not understood');
});

test('the studio’s server sends security headers with every answer', () => {
  const lines = [...read('studio.conf').matchAll(/^ {2}add_header (\S+) "?([^"\n]*?)"?( always)?;$/gm)];
  const headers = Object.fromEntries(
    lines.map(([, name = '', value = '', always]) => [name, { value, always }]),
  );
  const policy = headers['content-security-policy'];
  for (const directive of ["frame-ancestors 'self'", "base-uri 'none'", "object-src 'none'"])
    expect(policy?.value).toContain(directive);
  expect(headers['x-content-type-options']?.value).toBe('nosniff');
  expect(headers['strict-transport-security']?.value).toBe('max-age=63072000; includeSubDomains');
  for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
    expect(headers[name]?.always, name).toBe(' always');
  expect(read('studio.conf')).toContain('charset utf-8;');
  // nginx drops inherited headers in a location with its own add_header.
  expect(read('studio.conf')).not.toMatch(/^ {4}add_header/m);
});
