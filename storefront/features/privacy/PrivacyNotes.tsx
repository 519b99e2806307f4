import type { AutomatedDecision } from '@forecourt/lib/operations/privacy/automated-decisions';
import { Fragment } from 'react';

const ROLES: Readonly<Record<AutomatedDecision['role'], string>> = {
  alone: 'The decision is fully automated.',
  part: 'The decision is partly automated.',
};

/**
 * Notes below the editor's privacy policy: how Global Privacy Control is honoured, and automated decisions
 * about people (Australian Privacy Principles 1.7 and 1.8).
 * @param props.hasConversions whether the site reports enquiries and reservations to advertising networks
 * @param props.hasTrials whether editors can compare two versions of a page
 * @param props.contactPath page to request a review by a person
 */
export function PrivacyNotes({
  decisions,
  hasConversions,
  hasTrials,
  contactPath,
}: {
  decisions: readonly AutomatedDecision[];
  hasConversions: boolean;
  hasTrials: boolean;
  contactPath: string;
}) {
  return (
    <div className="section">
      <div className="container">
        <div className="prose">
          <h2>Global Privacy Control</h2>
          <p>
            If your browser sends the Global Privacy Control signal, we do not record what you view on this
            website, we do not share your visit with advertising partners, and no form has the box for news
            and offers ticked in advance. You don’t need to do anything else.
          </p>
          <h2 id="where-you-came-from">Where you came from</h2>
          <p>
            With an enquiry or reservation we keep which website, app or campaign led you here, at first and
            last. We keep its name, not the page you were on.
          </p>
          {hasConversions && (
            <p>
              If you agree to share your visit with our advertising partners (Google or Meta), we tell them
              that their ad led to an enquiry, a reservation or a purchase, and when it was cancelled or
              refunded. If you chose “Yes” and also asked for news and offers, they receive your email and
              phone number in scrambled form (SHA-256), which only matches people they already know. You can
              change your mind with “Privacy choices” at the end of every page. Your new choice applies to
              enquiries and reservations that you send afterwards; contact us about earlier ones.
            </p>
          )}
          {hasTrials && (
            <>
              <h2 id="trials">Two versions of a page</h2>
              <p>
                We sometimes compare two versions of a page. A cookie with one of 60 numbers, which many
                visitors share, keeps you on one of them for 90 days. We count how many visitors saw each
                version and enquired, never who. Without your consent, where we ask for it, or with Global
                Privacy Control, you get no such cookie.
              </p>
            </>
          )}
          <h2 id="automated-decisions">Automated decisions</h2>
          <p>
            Computer programs use personal information to make, or help make, the decisions below. To ask for
            a person to review one,{' '}
            <a href={contactPath} className="link">
              contact us
            </a>
            .
          </p>
          {decisions.map(({ title, decides, role, uses, review }) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <p>{`${decides} ${ROLES[role]}`}</p>
              <p>What it uses:</p>
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
