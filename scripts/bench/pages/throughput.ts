import autocannon from 'autocannon';

export interface Throughput {
  requestsPerSecond: number;
  p99: number;
}

const CONNECTIONS = 10;

/**
 * Requests one page over ten keep-alive connections.
 * @param target the server's own address; `host` is sent as Host header, since Node does not resolve
 * `*.localhost`
 * @throws when an answer is not 2xx, because the speed of an error page is meaningless
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
