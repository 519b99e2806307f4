import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';

export interface FinanceStep {
  title: string;
  text: string;
}

/** The default steps of finance without a vehicle (FINPAGE-07 to FINPAGE-09). */
const STEPS = ['apply', 'approved', 'purchase'] as const;

/** Returns the steps with the site's text (FINPAGE-10). */
export const financeSteps = (
  { settings }: Pick<Site, 'settings'>,
  language: Language = ENGLISH,
): FinanceStep[] => {
  const t = translatorOf(language, 'finance');
  return (
    settings.financeStepsWording ??
    STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))
  );
};
