// `node scripts/tasks/prometheus-rule.ts`: converts alerts.yaml to
// .deploy/observability/prometheus-rule.yaml, for the Prometheus operator.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../emulators/settings.ts';

const FOLDER = path.join(ROOT, '.deploy', 'observability');

/** Returns the text of `prometheus-rule.yaml`: the groups of `alerts.yaml` as a resource of the Prometheus operator. */
export function prometheusRule(): string {
  const alerts = readFileSync(path.join(FOLDER, 'alerts.yaml'), 'utf8');
  const groups = alerts.slice(alerts.indexOf('groups:'));
  return `# Written by scripts/tasks/prometheus-rule.ts from alerts.yaml.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: forecourt
spec:
${groups.replaceAll(/^(?=.)/gm, '  ')}`;
}

if (import.meta.main) writeFileSync(path.join(FOLDER, 'prometheus-rule.yaml'), prometheusRule());
