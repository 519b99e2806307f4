import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../../../emulators/settings.ts';

export const DEPLOY = path.join(ROOT, '.deploy');

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; valueFrom?: { secretKeyRef?: { key: string; optional?: boolean } } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: object; limits?: object };
  securityContext?: object;
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  [probe: string]: unknown;
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    securityContext?: object;
    terminationGracePeriodSeconds?: number;
  };
}

export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec?: Record<string, unknown>;
}

export interface Kustomization {
  file: string;
  resources?: string[];
  components?: string[];
  images?: { name: string; newTag: string }[];
  configMapGenerator?: { name: string; literals?: string[]; files?: string[] }[];
  patches?: { path?: string; patch?: string; target?: { kind?: string; name?: string } }[];
}

const documents = globSync('{kubernetes,observability}/**/*.yaml', { cwd: DEPLOY }).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(DEPLOY, file), 'utf8')).map((document) => ({
    ...(document.toJS() as Omit<Manifest, 'file'>),
    file,
  })),
);

const isKustomization = ({ kind }: { kind: string }) => kind === 'Kustomization' || kind === 'Component';

export const kustomizations = documents.filter(isKustomization) as unknown as Kustomization[];

/** Files that patch a resource of another file. */
const patchFiles = new Set(
  kustomizations.flatMap(({ file, patches = [] }) =>
    patches.flatMap((patch) => (patch.path ? [path.join(path.dirname(file), patch.path)] : [])),
  ),
);

/** All complete manifests; patches and files of other programs are excluded. */
export const manifests = documents.filter(
  (document) => document.kind && !isKustomization(document) && !patchFiles.has(document.file),
);

export const podTemplates: PodTemplate[] = manifests.flatMap(({ spec }) => {
  const job = spec?.jobTemplate as { spec: Record<string, unknown> } | undefined;
  const template = spec?.template ?? job?.spec.template;
  return template ? [template as PodTemplate] : [];
});

/** Names and values of the non-secret settings in the base. */
export const settings: string[][] = kustomizations
  .filter(({ file }) => file.includes('/base/'))
  .flatMap(({ configMapGenerator = [] }) => configMapGenerator.flatMap(({ literals = [] }) => literals))
  .map((literal) => literal.split('='));
