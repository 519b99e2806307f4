import { automatedDecisions, type DecidingSite } from '@forecourt/lib/operations/privacy/automated-decisions';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { HardLink } from '@/ui/HardLink.tsx';

/**
 * Notes below the editor's privacy policy: how Global Privacy Control is honoured, and automated decisions
 * about people (Australian Privacy Principles 1.7 and 1.8).
 * @param props.hasConversions whether the site reports enquiries and reservations to advertising networks
 * @param props.hasTrials whether editors can compare two versions of a page
 * @param props.contactPath page to request a review by a person
 */
export function PrivacyNotes({
  site,
  hasFinanceProvider,
  hasConversions,
  hasTrials,
  contactPath,
}: {
  site: Omit<DecidingSite, 'hasFinanceProvider'>;
  hasFinanceProvider: boolean;
  hasConversions: boolean;
  hasTrials: boolean;
  contactPath: string;
}) {
  const t = useTranslations('privacy');
  const decisions = automatedDecisions({ ...site, hasFinanceProvider }, t);
  return (
    <div className="section">
      <div className="container">
        <div className="prose">
          <h2>{t('gpc.title')}</h2>
          <p>{t('gpc.text')}</p>
          <h2 id="where-you-came-from">{t('source.title')}</h2>
          <p>{t('source.text')}</p>
          {hasConversions && <p>{t('conversions')}</p>}
          {hasTrials && (
            <>
              <h2 id="trials">{t('trials.title')}</h2>
              <p>{t('trials.text')}</p>
            </>
          )}
          <h2 id="automated-decisions">{t('automated.title')}</h2>
          <p>
            {t.rich('automated.text', {
              a: (contact) => (
                <HardLink href={contactPath} className="link">
                  {contact}
                </HardLink>
              ),
            })}
          </p>
          {decisions.map(({ title, decides, role, uses, review }) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <p>{`${decides} ${t(`automated.${role}`)}`}</p>
              <p>{t('automated.uses')}</p>
              <ul>
                {uses.map((kind) => (
                  <li key={kind}>{kind}</li>
                ))}
              </ul>
              <p>{review}</p>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}
