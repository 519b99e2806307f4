'use client';
import { useRouter } from 'next/navigation';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm.client.tsx';
import { type FormSetup, SUCCESS_PATH } from '@/features/enquiry/setup.ts';

/** The finance enquiry as a part of its page. */
export function FinanceForm({ setup }: { setup: FormSetup }) {
  const router = useRouter();
  return <EnquiryForm setup={setup} onTaken={() => router.push(SUCCESS_PATH)} />;
}
