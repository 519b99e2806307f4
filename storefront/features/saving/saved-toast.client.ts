'use client';
import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { lateTranslator } from '@/ui/texts/late-translator.client.ts';
import { showToast } from '@/ui/toast.ts';
import type { Saveable } from './favourites.ts';
import type { SaveMode } from './saved.ts';
import { savedToast } from './saved-list-labels.ts';

/** Returns the texts of toasts about saved vehicles; null if they do not load. */
export const toastTexts = (language: Language): Promise<Translator<'savedToast'> | null> =>
  lateTranslator(language, 'savedToast').catch((error) => {
    console.info('the texts of the toast did not load', error);
    return null;
  });

/** Starts loading the texts of toasts, before they are needed. */
export function loadToast(language: Language): void {
  void toastTexts(language);
}

/** Shows the toast after saving or removing a vehicle; none without its texts, since the heart shows the result. */
export async function showSavedToast(
  saveMode: SaveMode,
  vehicle: Saveable,
  isSaved: boolean,
  language: Language,
): Promise<void> {
  const t = await toastTexts(language);
  if (t) showToast(savedToast(saveMode, vehicle, isSaved, t));
}
