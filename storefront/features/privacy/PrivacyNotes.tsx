import type { AutomatedDecision } from '@forecourt/lib/operations/privacy/automated-decisions';
import { Fragment } from 'react';

const ROLES: Readonly<Record<AutomatedDecision['role'], string>> = {
  alone: 'The decision is fully automated.',
  part: 'The decision is partly automated.',
};

/**
 * Notes below the editor's privacy policy: how Global Privacy Control is honoured, and automated decisions
 * about people (Australian Privacy Principles 1.7 and 1.8).
 * @param props.contactPath page to request a review by a person
 */
export function PrivacyNotes({
  decisions,
  contactPath,
}: {
  decisions: readonly AutomatedDecision[];
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
