import { randomUUID } from 'node:crypto';

/** An address of a visitor, by a number: no two of a run are the same, so that no limit by address counts. */
export const addressOf = (visitor: number): string =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

/** A request that sends an enquiry about a vehicle, by its slug, as the form of its page does. */
export function enquiry(host: string, car: string, visitor: number) {
  const token = randomUUID();
  const body = JSON.stringify({
    token,
    kind: 'enquiry',
    car,
    values: {
      name: 'Kim Nguyen',
      phone: `04${String(10_000_000 + visitor).slice(-8)}`,
      email: `bench-${token.slice(0, 8)}@shopper.example`,
      message: 'Is it still there?',
      terms: true,
    },
  });
  return {
    method: 'POST',
    path: '/api/leads',
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-forwarded-for': addressOf(visitor),
      origin: `http://${host}`,
    },
  };
}
