import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RESUME_BYTES } from '@forecourt/lib/leads/resume';
import { MOST_PLAIN_BYTES } from '@forecourt/lib/leads/trade-in/limits';
import { expect, test } from 'vitest';
import { ROOT } from '../../../emulators/settings.ts';
import { prometheusRule } from '../../../tasks/prometheus-rule.ts';
import {
  DEPLOY,
  kustomizations,
  type Manifest,
  manifests,
  podTemplates,
  settings,
} from './testing/manifests.ts';

const SCRIPTS = path.join(ROOT, 'scripts');
/** Seconds for requests in progress after the drain pause. */
const DRAIN_SECONDS = 20;

const modelsOf = (apiVersion: string) =>
  apiVersion.startsWith('monitoring.coreos.com/')
    ? `@kubernetes-models/prometheus-operator/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;
const titleOf = ({ file, kind, metadata }: Manifest) => `${file}: ${kind} ${metadata.name}`;

test('every manifest is valid for Kubernetes and the Prometheus operator', async () => {
  expect(manifests.length).toBeGreaterThan(25);
  for (const { file, ...manifest } of manifests) {
    const models = (await import(modelsOf(manifest.apiVersion))) as Record<
      string,
      new (
        data: object,
      ) => { validate(): void }
    >;
    const Model = models[manifest.kind];
    if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
    expect(
      () => new Model(manifest).validate(),
      `${file}: ${manifest.kind} ${manifest.metadata.name}`,
    ).not.toThrow();
  }
});

/**
 * Compiles manifests as typed objects, because the validators ignore unknown fields.
 * @returns the compiler's errors, or an empty string
 */
function compile(candidates: readonly Manifest[]): string {
  const lines = candidates.map(({ file, ...manifest }, at) => {
    const type = `import('${modelsOf(manifest.apiVersion)}').I${manifest.kind}`;
    return `export const manifest${at}: ${type} = ${JSON.stringify(manifest)}; // ${file}`;
  });
  const cache = path.join(SCRIPTS, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'manifests-'));
  const compiler = createRequire(path.join(SCRIPTS, 'package.json')).resolve('typescript/package.json');
  const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  try {
    writeFileSync(path.join(folder, 'manifests.ts'), lines.join('\n'));
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(path.dirname(compiler), 'bin/tsc'), ...flags, 'manifests.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('no manifest has a field that its kind does not know', () => {
  expect(compile(manifests)).toBe('');
  const storefront = manifests.find(
    ({ kind, metadata }) => `${kind} ${metadata.name}` === 'Deployment storefront',
  );
  const misspelt = JSON.parse(
    JSON.stringify(storefront).replace('readinessProbe', 'readynessProbe'),
  ) as Manifest;
  expect(compile([misspelt])).toContain(`'"readynessProbe"' does not exist`);
});

test('no old storefront stops before a new one is ready', () => {
  const storefront = manifests.find(
    ({ kind, metadata }) => `${kind} ${metadata.name}` === 'Deployment storefront',
  );
  expect(storefront?.spec).toMatchObject({
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
    template: {
      spec: { containers: [{ readinessProbe: { httpGet: { path: '/readyz' }, failureThreshold: 1 } }] },
    },
  });
});

test('kustomizations name files that exist, and every manifest is named by one', () => {
  const named = new Set<string>();
  for (const {
    file,
    resources = [],
    components = [],
    patches = [],
    configMapGenerator = [],
  } of kustomizations) {
    const paths = [
      ...resources,
      ...components,
      ...patches.flatMap((patch) => patch.path ?? []),
      ...configMapGenerator.flatMap(({ files = [] }) => files),
    ].map((name) => path.join(path.dirname(file), name));
    for (const name of paths) {
      const full = path.join(DEPLOY, name);
      expect(existsSync(full), `${file} names ${name}`).toBe(true);
      if (statSync(full).isDirectory())
        expect(existsSync(path.join(full, 'kustomization.yaml')), name).toBe(true);
      named.add(name);
    }
  }
  expect(manifests.filter(({ file }) => !named.has(file)).map(titleOf)).toEqual([]);
});

test('patches change resources that exist', () => {
  const names = new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
  for (const { file, patches = [] } of kustomizations)
    for (const { target } of patches)
      if (target) {
        const pattern = new RegExp(`^(?:${target.kind}) (?:${target.name})$`);
        expect(
          [...names].some((name) => pattern.test(name)),
          `${file}: ${target.kind} ${target.name}`,
        ).toBe(true);
      }
});

test('no pod runs as root, gains rights or writes to its image, and each has limits', () => {
  expect(podTemplates.length).toBeGreaterThan(7);
  for (const { metadata, spec } of podTemplates) {
    expect(spec.securityContext, metadata.labels.app).toMatchObject({
      runAsNonRoot: true,
      runAsUser: expect.any(Number),
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { name, securityContext, resources } of spec.containers) {
      expect(securityContext, name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources, name).toMatchObject({
        requests: { memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  }
});

test('a version is set for every image', () => {
  const versions = new Set(kustomizations.flatMap(({ images = [] }) => images.map(({ name }) => name)));
  for (const { image } of podTemplates.flatMap(({ spec }) => spec.containers))
    expect([...versions]).toContain(image);
});

test('a pod starts without the secrets that the example environment marks as optional', () => {
  const example = readFileSync(path.join(DEPLOY, 'forecourt.env.example'), 'utf8');
  const required: readonly string[] = example.match(/^\w+(?==)/gm) ?? [];
  const needed = podTemplates
    .flatMap(({ spec }) => spec.containers)
    .flatMap(({ env = [] }) => env)
    .flatMap(({ valueFrom: { secretKeyRef: secret } = {} }) =>
      secret && !secret.optional ? secret.key : [],
    );
  expect(needed).toContain('IMGPROXY_KEY');
  expect(needed.filter((key) => !required.includes(key))).toEqual([]);
});

test('the ingress lets the largest upload through', () => {
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  const limit = ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'];
  expect(limit).toMatch(/^\d+m$/);
  const bytes = Number.parseInt(limit ?? '', 10) * 1024 * 1024;
  expect(bytes).toBeGreaterThanOrEqual(Math.max(MOST_PLAIN_BYTES, RESUME_BYTES + 1024 * 1024));
});

test('services, policies and probes name ports that containers have', () => {
  const ports = new Set(
    podTemplates.flatMap(({ spec }) =>
      spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)),
    ),
  );
  const named = manifests.flatMap((manifest) =>
    [...JSON.stringify(manifest).matchAll(/"(?:port|targetPort)":"([^"]+)"/g)].map(([, port = '']) => port),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((port) => !ports.has(port))).toEqual([]);
});

test('a storefront has time to drain before it is killed', () => {
  const storefront = podTemplates.find(({ metadata }) => metadata.labels.app === 'storefront');
  const pause = Number(Object.fromEntries(settings).DRAIN_PAUSE_SECONDS);
  expect(pause).toBeGreaterThan(0);
  expect(storefront?.spec.terminationGracePeriodSeconds).toBeGreaterThan(pause + DRAIN_SECONDS);
});

test('storefronts only read the static files that the job of a roll-out publishes', () => {
  const folder = Object.fromEntries(settings).ASSETS_FOLDER as string | undefined;
  expect(folder).toBeDefined();
  const mountOf = (app: string) => {
    const { spec } = podTemplates.find(({ metadata }) => metadata.labels.app === app) ?? {};
    const mounts = spec?.containers.flatMap(({ volumeMounts = [] }) => volumeMounts) ?? [];
    const mount = mounts.find(({ mountPath }) => mountPath === folder);
    const volume = spec?.volumes?.find(({ name }) => name === mount?.name);
    return { readOnly: mount?.readOnly ?? false, claim: volume?.persistentVolumeClaim?.claimName };
  };
  expect(mountOf('storefront')).toEqual({ readOnly: true, claim: 'assets' });
  expect(mountOf('migration')).toEqual({ readOnly: false, claim: 'assets' });
});

test('the rules of the Prometheus operator are the alerts', () => {
  expect(readFileSync(path.join(DEPLOY, 'observability/prometheus-rule.yaml'), 'utf8')).toBe(
    prometheusRule(),
  );
});
