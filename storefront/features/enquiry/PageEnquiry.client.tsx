'use client';
import { useRouter } from 'next/navigation';
import type { ReturnedForm } from '@/forms/answers.ts';
import { useAddress } from '@/ui/use-language.ts';
import { EnquiryForm } from './EnquiryForm.client.tsx';
import { type FormSetup, SUCCESS_PATH } from './setup.ts';

/**
 * An enquiry form within a page.
 * @param props.page its address, with the form's anchor
 * @param props.place id of the preselected location
 * @param props.time time of a test drive to start with
 */
export function PageEnquiry(props: {
  setup: FormSetup;
  page: string;
  place?: string | null;
  time?: string | null;
  returned?: ReturnedForm;
}) {
  const router = useRouter();
  const addressOf = useAddress();
  return <EnquiryForm {...props} onTaken={() => router.push(addressOf(SUCCESS_PATH))} />;
}
