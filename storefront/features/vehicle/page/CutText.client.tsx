'use client';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { cutText } from '@forecourt/lib/platform/text/clean';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { textLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';

/** A dealer's English text with a button to expand it if longer than `most` characters (VDP-24, VDP-25, VDP-37). */
export function CutText({ text, most }: { text: string; most: number }) {
  const t = useTranslations('vehicleClient');
  const [open, setOpen] = useState(false);
  const { lang } = textLanguage(ENGLISH, useLanguage());
  const long = text.length > most;
  return (
    <>
      <p lang={lang} dir="auto" className="max-w-[42em] whitespace-pre-line wrap-anywhere">
        {long && !open ? `${cutText(text, most).trimEnd()}…` : text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className="btn btn-ghost btn-sm mt-2 -ms-3"
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'readLess' : 'readMore')}
        </button>
      )}
    </>
  );
}
