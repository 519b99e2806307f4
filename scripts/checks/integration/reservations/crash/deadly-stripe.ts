import Stripe from 'stripe';
import type { CountRequest } from '../../crash/deadly.ts';

export function deadlyStripe(
  countRequest: CountRequest,
  { secretKey, url }: { secretKey: string; url: string },
): Stripe {
  const http = Stripe.createNodeHttpClient();
  const request = http.makeRequest.bind(http);
  http.makeRequest = (...parameters: Parameters<typeof request>) =>
    countRequest(() => request(...parameters));
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: http,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
