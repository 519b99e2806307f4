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
 * A client of Stripe's own package that asks the service at this address.
 * @param via sees the requests and answers on their way; without it the package's own client sends them
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
 * A service of its own for a test, on a free port, in a folder that goes with it.
 * @param via sees what the client and the payer's page ask and are answered
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
    /** Pays as the Payment Element does: gives the status and body of the answer. */
    pay: (session: Stripe.Checkout.Session, card: string, details: Record<string, string> = {}) =>
      payPage(service.url, session, card, details, via),
    /** Answers the bank's challenge that waits for a session. */
    answerChallenge: (source: string, outcome: 'passed' | 'failed') =>
      post(`${service.url}/v1/challenges/${source}`, { outcome }, via),
    close: async () => {
      await service.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestPayments = Awaited<ReturnType<typeof testPayments>>;

/** What a payer's page answers: the parts tests look at. */
export interface PageAnswer {
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

async function post(url: string, fields: Record<string, string>, via = fetch): Promise<PageAnswer> {
  const body = new URLSearchParams({ key: PUBLISHABLE_KEY, ...fields });
  const response = await via(url, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as PageAnswer['body'] };
}

/** Pays a session with a card number, as the page of it does. */
export function payPage(
  url: string,
  session: Stripe.Checkout.Session,
  card: string,
  details: Record<string, string> = {},
  via?: typeof fetch,
): Promise<PageAnswer> {
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

/** What a deposit of $200 asks for, in either mode. */
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

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: Stripe.Event;
}

/** An endpoint for webhooks whose answers can be chosen and whose deliveries awaited. */
export class Receiver {
  readonly all: Received[] = [];
  /** Statuses of the next answers; 200 when there are none left. */
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

  /** Waits until so many have come, of a type when one is given. */
  async received(count: number, type?: string): Promise<Received[]> {
    const come = () => this.all.filter(({ event }) => !type || event.type === type);
    while (come().length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return come();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
