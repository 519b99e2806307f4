'use client';
import { useRouter } from 'next/navigation';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm.client.tsx';
import { type FormSetup, SUCCESS_PATH } from '@/features/enquiry/setup.ts';
import type { ReturnedForm } from '@/forms/answers.ts';

/**
 * The finance enquiry as a part of its page.
 * @param props.page its address, with the vehicle and the anchor of the form
 */
export function FinanceForm(props: { setup: FormSetup; page: string; returned?: ReturnedForm }) {
  const router = useRouter();
  return <EnquiryForm {...props} onTaken={() => router.push(SUCCESS_PATH)} />;
}
