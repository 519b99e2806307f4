'use client';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ACCOUNT_ACTIONS } from '@/features/account/account-forms.ts';
import { Message } from '@/forms/Message.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { ProofForm } from './ProofForm.client.tsx';
import { NOT_ADDED_TEXT } from './passkey-messages.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/**
 * Creates a passkey on this device, after identity verification.
 * @param props.next page to open afterwards, which confirms it
 * @param props.phone of the account, formatted
 * @param props.hasPasskey whether the account already has one for this host
 */
export function AddPasskey({
  next,
  phone,
  hasPasskey,
}: {
  next: string;
  phone: string;
  hasPasskey: boolean;
}) {
  const t = useTranslations('passkeys');
  const textOf = usePasskeyText();
  const addressOf = useAddress();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [needsProof, setNeedsProof] = useState(false);
  const press = async () => {
    setBusy(true);
    setError('');
    const { addPasskey } = await import('./passkey.client.ts').catch(() => ({
      addPasskey: () => ({ error: NOT_ADDED_TEXT }),
    }));
    const reply = await addPasskey();
    if ('added' in reply) return location.assign(addressOf(next));
    if ('code' in reply && reply.code === 'proof_needed') setError(await askForCode());
    else setError(reply.error);
    setBusy(false);
  };
  const askForCode = async () => {
    const reply = await sendAnswers(ACCOUNT_ACTIONS.prove, {}, UNKNOWN_ERROR);
    setNeedsProof('problems' in reply);
    return 'error' in reply ? reply.error : '';
  };
  return (
    <div className="grid gap-4 justify-items-start">
      {needsProof ? (
        <ProofForm
          phone={phone}
          hasPasskey={hasPasskey}
          onProven={() => {
            setNeedsProof(false);
            void press();
          }}
        />
      ) : (
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void press();
          }}
        >
          {busy ? t('busy') : t('add')}
        </button>
      )}
      {error && (
        <Alert tone="danger">
          <Message text={textOf(error)} />
        </Alert>
      )}
    </div>
  );
}
