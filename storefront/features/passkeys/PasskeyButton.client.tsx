'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCarriedAnchor } from '@/features/account/use-carried-anchor.client.ts';
import { useStored } from '@/ui/stored.client.ts';
import { useAddress } from '@/ui/use-language.ts';
import { NOT_SIGNED_IN_TEXT, PASSKEY_HERE } from './passkey-messages.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/**
 * Signs in with a passkey. The button is emphasised in a browser that has created or used one before, since
 * a page cannot detect whether the device has one.
 */
export function PasskeyButton({ redirect }: { redirect: string }) {
  const t = useTranslations('passkeys');
  const textOf = usePasskeyText();
  const addressOf = useAddress();
  const storedMark = useStored(PASSKEY_HERE);
  const anchor = useCarriedAnchor(redirect);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // Undefined until hydrated: passkeys need script.
  if (storedMark === undefined || !('PublicKeyCredential' in window)) return null;
  const press = async () => {
    setBusy(true);
    setError('');
    const { signInWithPasskey } = await import('./passkey.client.ts').catch(() => ({
      signInWithPasskey: () => ({ error: NOT_SIGNED_IN_TEXT }),
    }));
    const reply = await signInWithPasskey(redirect + anchor);
    if ('next' in reply) return location.assign(addressOf(reply.next));
    setError(reply.error);
    setBusy(false);
  };
  return (
    <div className={storedMark ? '-order-1 border-b border-line pb-6' : 'border-t border-line pt-6'}>
      <button
        type="button"
        className={`btn w-full ${storedMark ? 'btn-primary btn-lg' : 'btn-secondary'}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void press();
        }}
      >
        {busy ? t('busy') : t('signIn')}
      </button>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {textOf(error)}
      </p>
    </div>
  );
}
