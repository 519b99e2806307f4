import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { PaymentsInput } from '../options.ts';
import { start } from '../service.ts';

export const SECRET_KEY = 'sk_test_local';
export const PUBLISHABLE_KEY = 'pk_test_local';
export const WEBHOOK_SECRET = 'whsec_local';

/**
 * Returns a client from Stripe's package, connected to this URL.
 * @param via records or alters the traffic; defaults to the package's HTTP client
 */
export function clientOf(url: string, key = SECRET_KEY, via?: typeof fetch): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...(via ? { httpClient: Stripe.createFetchHttpClient(via) } : {}),
  });
}

/**
 * Starts an emulator for one test, on a free port, in a temporary folder that is deleted with it.
 * @param via sees the requests of the client and of the payer's page, and their responses
 */
export async function testPayments(options: Partial<PaymentsInput> = {}, via?: typeof fetch) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'payments-'));
  const service = await start({
    port: 0,
    dataDir,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    retry: { firstMs: 5, longestMs: 50, giveUpMs: 60_000 },
    settleMs: 0,
    ...options,
  });
  const control = async <Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${service.url}/control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return {
    service,
    dataDir,
    stripe: clientOf(service.url, SECRET_KEY, via),
    control,
    /** Pays like the Payment Element; returns the response's status and body. */
    pay: (session: Stripe.Checkout.Session, card: string, details: Record<string, string> = {}) =>
      payPage(service.url, session, card, details, via),
    answerChallenge: (source: string, outcome: 'passed' | 'failed') =>
      post(`${service.url}/v1/challenges/${source}`, { outcome }, via),
    close: async () => {
      await service.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestPayments = Awaited<ReturnType<typeof testPayments>>;

export interface PageResponse {
  status: number;
  body: {
    session?: Stripe.Checkout.Session;
    payment_intent?: {
      id: string;
      status: string;
      next_action: { use_stripe_sdk: { source: string } } | null;
    } | null;
    error?: { type: string; code?: string; decline_code?: string; message: string; param?: string };
  };
}

async function post(url: string, fields: Record<string, string>, via = fetch): Promise<PageResponse> {
  const body = new URLSearchParams({ key: PUBLISHABLE_KEY, ...fields });
  const response = await via(url, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as PageResponse['body'] };
}

export function payPage(
  url: string,
  session: Stripe.Checkout.Session,
  card: string,
  details: Record<string, string> = {},
  via?: typeof fetch,
): Promise<PageResponse> {
  const fields = {
    ...(session.client_secret ? { client_secret: session.client_secret } : {}),
    'card[number]': card,
    'card[exp_month]': '12',
    'card[exp_year]': '34',
    'card[cvc]': '123',
    'billing_details[email]': 'kim@example.com',
    ...details,
  };
  return post(`${url}/v1/payment_pages/${session.id}/confirm`, fields, via);
}

export const deposit = {
  elements: {
    mode: 'payment',
    ui_mode: 'elements',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aud', unit_amount: 20_000, product_data: { name: 'Reservation fee' } },
      },
    ],
    return_url: 'http://harbour.localhost:3000/reservations/R-1?session={CHECKOUT_SESSION_ID}',
    metadata: { reservation: 'R-1' },
    payment_intent_data: { metadata: { reservation: 'R-1' }, description: 'Reservation R-1' },
  },
  hosted: {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aud', unit_amount: 20_000, product_data: { name: 'Reservation fee' } },
      },
    ],
    success_url: 'http://harbour.localhost:3000/reservations/R-1?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://harbour.localhost:3000/cars/one/checkout',
    metadata: { reservation: 'R-1' },
  },
} satisfies Record<string, Stripe.Checkout.SessionCreateParams>;

interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  event: Stripe.Event;
}

export class Receiver {
  readonly all: ReceivedWebhook[] = [];
  /** Status codes of the next responses; 200 once the list is empty. */
  answers: number[] = [];
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        this.all.push({ headers: request.headers, body, event: JSON.parse(body) as Stripe.Event });
        response.writeHead(this.answers.shift() ?? 200).end();
        for (const wake of this.#waiting.splice(0)) wake();
      });
    });
  }

  static async open(port = 0): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(port, 'localhost');
    await new Promise((resolve) => receiver.#server.once('listening', resolve));
    return receiver;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async received(count: number, type?: string): Promise<ReceivedWebhook[]> {
    const matching = () => this.all.filter(({ event }) => !type || event.type === type);
    while (matching().length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return matching();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
