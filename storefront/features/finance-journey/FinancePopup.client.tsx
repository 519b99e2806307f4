'use client';
import { useTranslations } from 'next-intl';
import type { FormRequest } from '@/features/enquiry/FormDialog.client.tsx';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { JourneyLoader } from './JourneyLoader.client.tsx';
import './journey.css';

/** The finance journey in a dialog (QUOTE-01). */
export function FinancePopup({ request, onClose }: { request: FormRequest; onClose: () => void }) {
  const t = useTranslations('financeJourney');
  return (
    <Dialog open onClose={onClose} title={t('title')} className="form-sheet journey-sheet">
      <JourneyLoader car={request.car} />
    </Dialog>
  );
}
