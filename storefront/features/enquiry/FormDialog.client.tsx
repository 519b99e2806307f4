'use client';
import { isFormKind } from '@forecourt/lib/leads/form-kinds';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { leaveOverlays } from '@/ui/overlays.client.ts';
import { useAddress } from '@/ui/use-language.ts';
import { EnquiryForm } from './EnquiryForm.client.tsx';
import { FormVehicleSummary } from './FormVehicleSummary.tsx';
import { formTitle } from './form-labels.ts';
import { refusedText } from './refused-text.ts';
import { type FormSetup, SUCCESS_PATH } from './setup.ts';

export interface FormRequest {
  siteSlug: string;
  form: string;
  car: string | null;
  place: string | null;
  /** Of a test drive to start with. */
  time: string | null;
}

/** A failure without a text: the form did not load. */
type State =
  | { kind: 'loading' }
  | { kind: 'ready'; setup: FormSetup }
  | { kind: 'failed'; text: string | null };

export function FormDialog({ request, onClose }: { request: FormRequest; onClose: () => void }) {
  const [name = '', block = ''] = request.form.split(' ');
  const kind = isFormKind(name) ? name : 'enquiry';
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const router = useRouter();
  const addressOf = useAddress();
  const t = useTranslations('enquiry');
  const dialog = useTranslations('formDialog');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    const params = new URLSearchParams({
      form: kind,
      ...(request.car && { car: request.car }),
      ...(block && { block, page: location.pathname }),
    });
    setState({ kind: 'loading' });
    fetch(`/api/leads/form?${params}`, { signal: controller.signal })
      .then(async (answer) => {
        const body = await answer.json();
        setState(answer.ok ? { kind: 'ready', setup: body } : { kind: 'failed', text: body.error });
      })
      .catch(() => {
        if (!controller.signal.aborted) setState({ kind: 'failed', text: null });
      });
    return () => controller.abort();
  }, [kind, block, request.car, attempt]);

  return (
    <Dialog open onClose={onClose} title={formTitle(kind, t)} className="form-sheet">
      {state.kind === 'loading' && <FormSkeleton />}
      {state.kind === 'failed' && (
        <Alert tone="danger">
          <p>{state.text === null ? dialog('notLoaded') : refusedText(state.text, t)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
            {dialog('retry')}
          </Button>
        </Alert>
      )}
      {state.kind === 'ready' && (
        <div className="grid gap-6">
          {state.setup.car && <FormVehicleSummary vehicle={state.setup.car} />}
          <EnquiryForm
            setup={state.setup}
            place={request.place}
            time={request.time}
            onTaken={() =>
              leaveOverlays(() => {
                router.push(addressOf(SUCCESS_PATH));
                onClose();
              })
            }
          />
          {state.setup.dealer.phone && (
            <p className="text-center text-sm text-ink-muted">
              {t('talk')} <Phone phone={state.setup.dealer.phone} call className="link" />
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function FormSkeleton() {
  const t = useTranslations('formDialog');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <div className="flex gap-4">
        <div className="skeleton h-18 w-24" />
        <div className="skeleton h-6 flex-1" />
      </div>
      {['name', 'email', 'phone', 'message', 'send'].map((field) => (
        <div key={field} className="skeleton h-11" />
      ))}
    </div>
  );
}
