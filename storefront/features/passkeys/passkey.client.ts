'use client';
import type { ApiErrorCode } from '@forecourt/lib/platform/request/api-error';
import { PASSKEY_PATHS } from '@forecourt/lib/sites/account-paths';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { writeStored } from '@/ui/stored.client.ts';
import {
  NO_PASSKEY_TEXT,
  NOT_ADDED_TEXT,
  NOT_PROVEN_TEXT,
  NOT_SIGNED_IN_TEXT,
  PASSKEY_HERE,
} from './passkey-messages.ts';

// Loaded on the first click, never with the page.

export type PasskeyOutcome<Done> = Done | { error: string; code?: ApiErrorCode };

/** Server timeout; the device itself allows its user a minute. */
const PATIENCE_MS = 30_000;

async function call<Answer>(
  path: string,
  body: unknown,
  failureText: string,
): Promise<PasskeyOutcome<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as PasskeyOutcome<Answer>;
  } catch {
    return { error: failureText };
  }
}

export async function addPasskey(): Promise<PasskeyOutcome<{ added: true }>> {
  type Options = { options: Parameters<typeof startRegistration>[0]['optionsJSON'] };
  const optionsReply = await call<Options>(PASSKEY_PATHS.addOptions, {}, NOT_ADDED_TEXT);
  if ('error' in optionsReply) return optionsReply;
  try {
    const answer = await startRegistration({ optionsJSON: optionsReply.options });
    const reply = await call<{ added: true }>(PASSKEY_PATHS.add, { answer }, NOT_ADDED_TEXT);
    if ('added' in reply) writeStored(PASSKEY_HERE, '1');
    return reply;
  } catch {
    // A page cannot distinguish cancellation from a device that already has a passkey.
    return { error: NOT_ADDED_TEXT };
  }
}

/** Verifies the shopper's identity with a passkey, for five minutes. */
export async function proveWithPasskey(): Promise<PasskeyOutcome<{ proven: true }>> {
  type Options = { options: Parameters<typeof startAuthentication>[0]['optionsJSON'] };
  const optionsReply = await call<Options>(PASSKEY_PATHS.proofOptions, {}, NOT_PROVEN_TEXT);
  if ('error' in optionsReply) return optionsReply;
  try {
    const answer = await startAuthentication({ optionsJSON: optionsReply.options });
    return await call<{ proven: true }>(PASSKEY_PATHS.proof, { answer }, NOT_PROVEN_TEXT);
  } catch {
    return { error: NOT_PROVEN_TEXT };
  }
}

export async function signInWithPasskey(redirect: string): Promise<PasskeyOutcome<{ next: string }>> {
  type Options = { options: Parameters<typeof startAuthentication>[0]['optionsJSON'] };
  const optionsReply = await call<Options>(PASSKEY_PATHS.signInOptions, {}, NOT_SIGNED_IN_TEXT);
  if ('error' in optionsReply) return optionsReply;
  try {
    const answer = await startAuthentication({ optionsJSON: optionsReply.options });
    const reply = await call<{ next: string }>(
      PASSKEY_PATHS.signIn,
      { answer, redirect },
      NOT_SIGNED_IN_TEXT,
    );
    if ('next' in reply) writeStored(PASSKEY_HERE, '1');
    return reply;
  } catch {
    return { error: NO_PASSKEY_TEXT };
  }
}
