import type { RunnerResult } from 'lighthouse';
import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js';
import * as Lantern from 'lighthouse/core/lib/lantern/lantern.js';

type Node = Lantern.Graph.Node;
const { LargestContentfulPaint } = Lantern.Metrics;

/**
 * The largest paint of Lighthouse's simulated phone, including every script in the HTML. Lighthouse itself
 * counts only scripts that had run when the fast machine painted. That is random for each load and page, and
 * moves the figure by up to a second, while a real phone loads them all before it paints.
 */
class LargestPaint extends LargestContentfulPaint {
  static override getOptimisticGraph(
    ...[graph, navigation]: Parameters<typeof LargestContentfulPaint.getOptimisticGraph>
  ): Node {
    return withFirstScripts(graph, LargestContentfulPaint.getOptimisticGraph(graph, navigation));
  }

  static override getPessimisticGraph(
    ...[graph, navigation]: Parameters<typeof LargestContentfulPaint.getPessimisticGraph>
  ): Node {
    return withFirstScripts(graph, LargestContentfulPaint.getPessimisticGraph(graph, navigation));
  }
}

/**
 * Returns the part of a page's `graph` in `counted`, plus the scripts of the HTML and the first task of each.
 */
function withFirstScripts(graph: Node, counted: Node): Node {
  const ids = new Set<string>();
  const addresses = new Set<string>();
  const firstTasks = new Map<string, Node>();
  counted.traverse((node) => void ids.add(node.id));
  graph.traverse((node) => {
    if (node.type === 'network') {
      if (node.request.resourceType !== 'Script' || node.initiatorType === 'script') return;
      addresses.add(node.request.url);
      ids.add(node.id);
      return;
    }
    for (const address of node.getEvaluateScriptURLs()) {
      const first = firstTasks.get(address);
      if (!first || node.startTime < first.startTime) firstTasks.set(address, node);
    }
  });
  for (const address of addresses) {
    const task = firstTasks.get(address);
    if (task) ids.add(task.id);
  }
  return graph.cloneWithRelationships(({ id }) => ids.has(id));
}

/**
 * Returns the simulated phone's largest paint in milliseconds for a Lighthouse run; NaN without a paint.
 */
export async function simulatedLcp({ lhr, artifacts }: RunnerResult): Promise<number> {
  if (Number.isNaN(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN)) return Number.NaN;
  const {
    Trace: trace,
    DevtoolsLog: devtoolsLog,
    GatherContext: gatherContext,
    URL,
    SourceMaps,
    HostDPR,
  } = artifacts;
  const settings = lhr.configSettings;
  const data = { trace, devtoolsLog, gatherContext, settings, URL, SourceMaps, HostDPR, simulator: null };
  const context = { settings, options: {}, computedCache: new Map() };
  const fcpResult = await LanternFirstContentfulPaint.request(data, context);
  return LargestPaint.compute(await getComputationDataParams(data, context), { fcpResult }).timing;
}
