'use client';
import { useState } from 'react';
import { Alert } from '@/ui/Alert.tsx';
import { NOT_ADDED_TEXT } from './words.ts';

/**
 * Makes a passkey on this device.
 * @param props.next the page that says so then
 */
export function AddPasskey({ next }: { next: string }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const press = async () => {
    setBusy(true);
    setError('');
    const { addPasskey } = await import('./passkey.client.ts').catch(() => ({
      addPasskey: () => ({ error: NOT_ADDED_TEXT }),
    }));
    const reply = await addPasskey();
    if ('added' in reply) return location.assign(next);
    setError(reply.error);
    setBusy(false);
  };
  return (
    <div className="grid gap-4 justify-items-start">
      <button
        type="button"
        className="btn btn-secondary"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void press();
        }}
      >
        {busy ? 'One moment…' : 'Add a passkey'}
      </button>
      {error && <Alert tone="danger">{error}</Alert>}
    </div>
  );
}
