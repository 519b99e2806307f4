import { randomUUID } from 'node:crypto';

/** Returns a unique visitor address by number, so that no limit per address applies. */
export const addressOf = (visitor: number): string =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

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
