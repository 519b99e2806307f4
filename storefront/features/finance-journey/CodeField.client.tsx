'use client';
import { CODE_LENGTH } from '@forecourt/lib/accounts/limits';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Answers } from '@/forms/answers.ts';
import { answersIn } from '@/forms/controls.client.ts';
import { Message } from '@/forms/Message.client.tsx';
import type { Reply } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import type { FormState } from '@/forms/use-form.client.ts';
import { Button } from '@/ui/Button.tsx';
import { LIMITS } from './fields.ts';

export function CodeField({
  form: { element, idOf },
  again,
}: {
  form: FormState;
  again: (answers: Answers) => Promise<Reply>;
}) {
  const t = useTranslations('financeJourney');
  const [status, setStatus] = useState(t('codeSent'));
  const id = idOf('code');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const resend = async () => {
    if (!element.current) return;
    setStatus(t('sendingCode'));
    const reply = await again(answersIn(element.current));
    setStatus('error' in reply ? reply.error : t('codeSent'));
  };
  return (
    <div>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        numbers
        maxLength={LIMITS.code}
        hint={t('codeHint', { length: CODE_LENGTH })}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={resend}>
          {t('resend')}
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          <Message text={status} />
        </p>
      </div>
    </div>
  );
}
