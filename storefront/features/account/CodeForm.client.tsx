'use client';
import { CODE_MINUTES } from '@forecourt/lib/accounts/limits';
import { VERIFY_PATH } from '@forecourt/lib/sites/account-paths';
import { useTranslations } from 'next-intl';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { FormContext } from '@/forms/form-context.client.ts';
import { Message } from '@/forms/Message.client.tsx';
import type { Reply } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { codeProblems, LIMITS, UNKNOWN_TEXT, WRONG_CODE_TEXT } from './fields.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { useSignInLabels } from './use-sign-in-labels.ts';

/** Form for the one-time code; inactive until a code has been sent (AUTH-02, AUTH-06). */
export function CodeForm({
  along,
  phone,
  returned,
  isSent,
  submit,
  send,
}: {
  along: Along;
  phone: string;
  returned: ReturnedForm;
  isSent: boolean;
  submit?: string | undefined;
  send: (answers: Answers) => Promise<Reply>;
}) {
  const t = useTranslations('accountClient');
  const labels = useSignInLabels();
  const form = useForm({
    action: VERIFY_PATH,
    check: codeProblems,
    texts: { failed: UNKNOWN_TEXT, refused: WRONG_CODE_TEXT },
    returned,
    send,
  });
  return (
    <FormContext value={{ ...form, labels }}>
      <form {...form.attributes} noValidate aria-busy={form.sending} className="border-t border-line pt-6">
        <fieldset disabled={!isSent} className="grid gap-5">
          <HiddenFields values={{ ...along, phone, type: 'sms' }} />
          <TextField
            name="token"
            inputMode="numeric"
            autoComplete="one-time-code"
            numbers
            maxLength={LIMITS.token}
            className="max-w-60"
            hint={t('codeHint', { minutes: CODE_MINUTES })}
          />
          {form.error && (
            <Alert tone="danger">
              <Message text={form.error} />
            </Alert>
          )}
          <Button type="submit" size="lg" aria-disabled={form.sending || undefined}>
            {form.sending && <span className="spinner" aria-hidden="true" />}
            {form.sending ? t('busy') : (submit ?? t('signIn'))}
          </Button>
        </fieldset>
      </form>
    </FormContext>
  );
}

export type Along = Readonly<Record<'page' | 'redirect' | 'website_slug' | 'dealership_slug', string>>;
