'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { FormDialog, type FormRequest } from '@/features/enquiry/FormDialog.client.tsx';

interface Props {
  request: FormRequest;
  onClose: () => void;
}

/** The requested form; finance has its own popup, whose script loads on demand. */
export function AnyFormDialog(props: Props) {
  return props.request.form === 'finance' ? <Finance {...props} /> : <FormDialog {...props} />;
}

function Finance(props: Props) {
  const [Popup, setPopup] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('@/features/finance-journey/FinancePopup.client.tsx').then(
      ({ FinancePopup }) => setPopup(() => FinancePopup),
      () => setHasFailed(true),
    );
  }, []);
  // If it cannot load, use the standard finance form.
  if (hasFailed) return <FormDialog {...props} />;
  return Popup && <Popup {...props} />;
}
