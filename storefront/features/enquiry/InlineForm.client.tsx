'use client';
import { useRouter } from 'next/navigation';
import type { ReturnedForm } from '@/forms/answers.ts';
import { EnquiryForm } from './EnquiryForm.client.tsx';
import { type FormSetup, SUCCESS_PATH } from './setup.ts';

/**
 * A form as a part of its page; one that was taken leads to the thanks.
 * @param props.page its address, with what it asks and the anchor of the form
 */
export function InlineForm(props: { setup: FormSetup; page: string; returned?: ReturnedForm }) {
  const router = useRouter();
  return <EnquiryForm {...props} onTaken={() => router.push(SUCCESS_PATH)} />;
}
