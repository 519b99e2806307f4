'use client';
import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { usePathname } from 'next/navigation';
import { type AbstractIntlMessages, useLocale } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import type { FormRequest } from '@/features/enquiry/FormDialog.client.tsx';
import { recordVisit } from '@/features/enquiry/journey.client.ts';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { FORM_TEXTS } from './form-texts.ts';

type Host = ComponentType<{ request: FormRequest; onClose: () => void }>;

const load = () => import('./AnyFormDialog.client.tsx');

function formLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null;
}

/**
 * Handles clicks on links that open a form (see enquiry/attributes.ts) and shows its dialog, whose script
 * and texts load on hover. If they cannot load, the link is followed.
 */
export function FormLauncher({ siteSlug }: { siteSlug: string }) {
  const [request, setRequest] = useState<FormRequest | null>(null);
  const [Dialog, setDialog] = useState<Host | null>(null);
  const [texts, setTexts] = useState<AbstractIntlMessages>({});
  const language = useLanguage();
  const locale = useLocale();
  const { path } = splitLanguage(usePathname());

  useEffect(() => recordVisit(siteSlug, path), [siteSlug, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => setRequest(null), [path]);

  useEffect(() => {
    const warm = (event: Event) => {
      if (!formLink(event)) return;
      load().catch(() => {});
      loadTexts(language, FORM_TEXTS).catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const link = formLink(event);
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { form = '', car: vehicle = null, location: place = null, time = null } = link.dataset;
      Promise.all([load(), loadTexts(language, FORM_TEXTS)]).then(
        ([{ AnyFormDialog }, loaded]) => {
          setTexts(loaded);
          setDialog(() => AnyFormDialog);
          setRequest({ siteSlug, form, car: vehicle, place, time });
        },
        () => location.assign(link.href),
      );
    };
    // Capture phase, so that no handler on the page can stop the click first.
    addEventListener('click', open, true);
    addEventListener('pointerover', warm, { passive: true });
    addEventListener('focusin', warm);
    return () => {
      removeEventListener('click', open, true);
      removeEventListener('pointerover', warm);
      removeEventListener('focusin', warm);
    };
  }, [siteSlug, language]);

  return request && Dialog ? (
    <InheritedTexts locale={locale} messages={texts}>
      <Dialog request={request} onClose={() => setRequest(null)} />
    </InheritedTexts>
  ) : null;
}
