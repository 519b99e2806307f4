import autocannon from 'autocannon';

export interface Throughput {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
}

const CONNECTIONS = 10;

/**
 * Asks for one page over ten kept-alive connections.
 * @param target the server's own address; `host` is sent as Host header, since Node does not resolve `*.localhost`
 * @throws when any answer is not 2xx: a fast error page is not a page
 */
export async function measureThroughput(
  target: string,
  host: string | undefined,
  seconds: number,
): Promise<Throughput> {
  const headers = { 'accept-encoding': 'gzip', ...(host ? { host } : {}) };
  const result = await autocannon({ url: target, connections: CONNECTIONS, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
