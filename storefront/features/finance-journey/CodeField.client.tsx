'use client';
import { useEffect, useState } from 'react';
import type { Answers } from '@/forms/answers.ts';
import { answersIn } from '@/forms/controls.client.ts';
import type { Reply } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import type { FormState } from '@/forms/use-form.client.ts';
import { Button } from '@/ui/Button.tsx';
import { CODE_HINT, LIMITS } from './fields.ts';

export function CodeField({
  form: { element, idOf },
  again,
}: {
  form: FormState;
  again: (answers: Answers) => Promise<Reply>;
}) {
  const [status, setStatus] = useState('Code sent!');
  const id = idOf('code');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const resend = async () => {
    if (!element.current) return;
    setStatus('Sending...');
    const reply = await again(answersIn(element.current));
    setStatus('error' in reply ? reply.error : 'Code sent!');
  };
  return (
    <div>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        numbers
        maxLength={LIMITS.code}
        hint={CODE_HINT}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={resend}>
          Resend Code
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {status}
        </p>
      </div>
    </div>
  );
}
