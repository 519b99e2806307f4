'use client';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { useTranslations } from 'next-intl';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { approvedBasis } from '../weekly-basis.ts';
import { useCountedNoun, useSearchState } from './search-context.client.ts';

const TEXTS = ['weeklyBasis'] as const;

interface Props {
  approval: PreApproval;
  /** IANA name, of the site. */
  timeZone: string;
  /** The results are in order of the weekly figures. */
  inOrder?: boolean;
}

/**
 * Text about the weekly figures of a shopper with a pre-approval. Its texts load when it is shown: few shoppers have a
 * pre-approval, and the server does not know it.
 */
export const ApprovedBasis = (props: Props) => (
  <LateTexts namespaces={TEXTS}>
    <BasisText {...props} />
  </LateTexts>
);

function BasisText({ approval, timeZone, inOrder = false }: Props) {
  const t = useTranslations('weeklyBasis');
  const stock = useTranslations('stock');
  const language = useLanguage();
  const noun = useCountedNoun();
  const { terms } = useSearchState().state;
  const basis = approvedBasis(terms, approval, timeZone, { t, language });
  return inOrder ? t('inOrder', { basis, nouns: stock('nouns', { noun }) }) : basis;
}
