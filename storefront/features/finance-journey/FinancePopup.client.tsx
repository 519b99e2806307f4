'use client';
import type { FormRequest } from '@/features/enquiry/FormDialog.client.tsx';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { JourneyLoader } from './JourneyLoader.client.tsx';
import { JOURNEY_TITLE } from './setup.ts';
import './journey.css';

/** The finance journey in a dialog (QUOTE-01). */
export function FinancePopup({ request, onClose }: { request: FormRequest; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={JOURNEY_TITLE} className="form-sheet journey-sheet">
      <JourneyLoader car={request.car} />
    </Dialog>
  );
}
