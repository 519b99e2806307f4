'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NOT_PROVEN_TEXT } from './passkey-messages.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/** Verifies the shopper's identity with a passkey, then submits the surrounding form again. */
export function PasskeyProof() {
  const t = useTranslations('passkeys');
  const textOf = usePasskeyText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const press = async (form: HTMLFormElement | null) => {
    setBusy(true);
    setError('');
    const { proveWithPasskey } = await import('./passkey.client.ts').catch(() => ({
      proveWithPasskey: () => ({ error: NOT_PROVEN_TEXT }),
    }));
    const reply = await proveWithPasskey();
    setBusy(false);
    if ('proven' in reply) form?.requestSubmit();
    else setError(reply.error);
  };
  return (
    <div>
      <button
        type="button"
        className="btn btn-secondary"
        aria-disabled={busy}
        onClick={({ currentTarget }) => {
          if (!busy) void press(currentTarget.form);
        }}
      >
        {busy ? t('busy') : t('instead')}
      </button>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {textOf(error)}
      </p>
    </div>
  );
}
