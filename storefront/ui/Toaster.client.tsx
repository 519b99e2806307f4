'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.client.tsx';
import { Link } from './Link.tsx';
import { TOAST_EVENT, TOAST_MS, TOAST_REMOVE_DELAY_MS, type Toast } from './toast.ts';

/** Shows one toast at a time (UI-01, UI-03). Mounted once, in the layout. */
export function Toaster() {
  const t = useTranslations('ui');
  const [toast, setToast] = useState<Toast | null>(null);
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = (then: () => void, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  const hide = () => {
    setShown(false);
    wait(() => setToast(null), TOAST_REMOVE_DELAY_MS);
  };
  const hold = () => clearTimeout(timer.current);
  const resume = () => wait(hide, TOAST_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads nothing that changes between renders
  useEffect(() => {
    const show = (event: Event) => {
      setToast((event as CustomEvent<Toast>).detail);
      setShown(true);
      resume();
    };
    addEventListener(TOAST_EVENT, show);
    return () => {
      removeEventListener(TOAST_EVENT, show);
      hold();
    };
  }, []);

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+var(--compare-bar))] z-(--z-toast) flex justify-center p-4 no-print"
    >
      {toast && isShown && (
        <fieldset
          aria-label={t('message')}
          className="dark pointer-events-auto flex items-center gap-4 rounded-card py-2 ps-5 pe-2 shadow-float"
          onMouseEnter={hold}
          onMouseLeave={resume}
          onFocus={hold}
          onBlur={resume}
        >
          <p {...(toast.tone === 'danger' && { role: 'alert', className: 'text-danger' })}>
            {toast.title && <strong className="block">{toast.title}</strong>}
            {toast.text}
          </p>
          {toast.action && (
            <Link href={toast.action.href} className="more whitespace-nowrap">
              {toast.action.label}
            </Link>
          )}
          <button type="button" className="btn btn-ghost btn-icon" aria-label={t('dismiss')} onClick={hide}>
            <Icon name="x" size={18} />
          </button>
        </fieldset>
      )}
    </div>
  );
}
