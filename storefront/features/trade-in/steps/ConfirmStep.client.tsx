'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Form } from '@/forms/Form.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { formPath } from '../address.ts';
import { FAILED_TEXT } from '../trade-in-messages.ts';

const NO_LABELS = {};

/**
 * Screen 2: confirms the vehicle.
 * @param props.title of the vehicle on this page, because another tab may change it
 */
export function ConfirmStep({
  page,
  title,
  back,
  children,
}: {
  page: string;
  title: string;
  back: string;
  children: ReactNode;
}) {
  const t = useTranslations('tradeInForm');
  const form = useForm({ action: formPath('confirm'), check: () => ({}), texts: { failed: FAILED_TEXT } });
  return (
    <Form form={form} labels={NO_LABELS} send={t('isMine')} back={back}>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="vehicle" value={title} />
      {children}
    </Form>
  );
}
