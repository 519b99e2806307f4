'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { FormDialog, type FormRequest } from '@/features/enquiry/FormDialog.client.tsx';

interface Props {
  request: FormRequest;
  onClose: () => void;
}

/** The form that was asked for: finance has a popup of its own, whose script comes when it is opened. */
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
  // What cannot be fetched leaves the finance form of every site, which needs no more script.
  if (hasFailed) return <FormDialog {...props} />;
  return Popup && <Popup {...props} />;
}
