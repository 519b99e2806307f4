'use client';
import { FIELD_LIMITS } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import { DEAL_TOKEN } from '@/features/deal-link/address.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextAreaField } from '@/forms/fields.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { askProblems } from './fields.ts';

/**
 * Sends a question about a deal to the dealer.
 * @param props.question one per page, so that a double click sends it once
 */
export function AskForm({
  action,
  token,
  question,
  returned,
}: {
  action: string;
  token: string;
  question: string;
  returned: ReturnedForm;
}) {
  const t = useTranslations('dealForms');
  const form = useForm({
    action,
    check: (answers) => askProblems(answers, t),
    texts: { failed: t('failed'), busy: t('tooMany') },
    returned,
    idPrefix: 'ask-',
  });
  return (
    <Form form={form} labels={{ message: t('labels.question') }} send={t('ask')}>
      <input type="hidden" name={DEAL_TOKEN} value={token} />
      <input type="hidden" name="question" value={question} />
      <TextAreaField name="message" rows={3} maxLength={FIELD_LIMITS.message} />
    </Form>
  );
}
