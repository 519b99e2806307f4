import { type DocumentBadgeComponent, type DocumentBadgesResolver, useValidationStatus } from 'sanity';
import { reviewBadge } from '../review/reviewBadge.ts';
import { textBadge } from '../text-check/textBadge.ts';
import { translationBadge } from '../translations/translationBadge.ts';
import { removalBadge } from '../usage/removalBadge.ts';

/** Maximum number of problems in a badge's tooltip. */
const LISTED = 3;

const statusBadge: DocumentBadgeComponent = ({ draft, published, liveEdit }) => {
  if (liveEdit || (!draft && !published)) return null;
  if (!published) return { label: 'Not published', title: 'Visitors can’t see this yet', color: 'warning' };
  if (draft)
    return {
      label: 'Unpublished changes',
      title: 'Visitors see the last published version',
      color: 'primary',
    };
  return null;
};
statusBadge.displayName = 'StatusBadge';

/**
 * Warns that pages leave out invalid parts of a published document, which scripts can write to the content
 * lake (OPEN-131). The form marks each part.
 */
const hiddenContentBadge: DocumentBadgeComponent = ({ id, type, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  // A field of the wrong type is left out even if the form shows only a warning.
  const problems = validation.filter(
    ({ level, message }) => level === 'error' || message.startsWith('Expected type'),
  );
  if (!published || problems.length === 0) return null;
  const words = problems.slice(0, LISTED).map(({ path, message }) => {
    const place = path.filter((part) => typeof part === 'string').join(' › ');
    return place ? `${place}: ${message}` : message;
  });
  const more = problems.length > LISTED ? ` And ${problems.length - LISTED} more.` : '';
  return {
    label: 'Some content may be hidden',
    title: `Pages leave out invalid content. ${words.join(' ')}${more}`,
    color: 'danger',
  };
};
hiddenContentBadge.displayName = 'HiddenContentBadge';

/** Shows the number of errors and warnings of a draft, errors first. */
const problemsBadge: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  const errors = validation.filter(({ level }) => level === 'error');
  const warnings = validation.filter(({ level }) => level === 'warning');
  const count = errors.length + warnings.length;
  // The badge for hidden content covers errors in published documents.
  if (count === 0 || (published && !draft && errors.length > 0)) return null;
  const words = [...errors, ...warnings].slice(0, LISTED).map(({ message }) => message);
  const more = count > LISTED ? ` And ${count - LISTED} more.` : '';
  return {
    label: count === 1 ? '1 problem' : `${count} problems`,
    title: `${words.join(' ')}${more}`,
    color: errors.length ? 'danger' : 'warning',
  };
};
problemsBadge.displayName = 'ProblemsBadge';

/** Sanity's badges, plus publication status, parts the storefront leaves out, and warnings. */
export const documentBadges: DocumentBadgesResolver = (badges) => [
  ...badges,
  statusBadge,
  hiddenContentBadge,
  problemsBadge,
  textBadge,
  translationBadge,
  reviewBadge,
  removalBadge,
];
