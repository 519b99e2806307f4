'use client';
import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import type { AbstractIntlMessages } from 'next-intl';
import { textsAddress } from './texts-address.ts';

const PATIENCE_MS = 10_000;

/** Requests by address; one that failed is asked again. */
const requests = new Map<string, Promise<AbstractIntlMessages>>();

/**
 * Loads the texts of some namespaces, once per page load.
 * @throws if they do not load in time
 */
export function loadTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<AbstractIntlMessages> {
  const address = textsAddress(language, namespaces);
  const known = requests.get(address);
  if (known) return known;
  const request = load(address).catch((error: unknown) => {
    requests.delete(address);
    throw error;
  });
  requests.set(address, request);
  return request;
}

async function load(address: string): Promise<AbstractIntlMessages> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!reply.ok) throw new Error(`The texts did not load: ${reply.status}`);
  return (await reply.json()) as AbstractIntlMessages;
}
