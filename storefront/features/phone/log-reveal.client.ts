'use client';
import type { ShownPhone } from './phone.ts';

const PATH = '/api/phone-reveals';

/**
 * Logs that a number was revealed (PHONE-05 to PHONE-08).
 * @throws the status if the API rejects it, or the browser's network error
 */
export async function logReveal({ car_id, dealership_id, website_id }: ShownPhone): Promise<void> {
  const { ok, status } = await fetch(PATH, {
    method: 'POST',
    // The click may have left the page for the dialler.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ car_id, dealership_id, website_id }),
  });
  if (!ok) throw status;
}
