import { CHECKS, type CheckId } from '@forecourt/lib/operations/site-report/checks';
import type { Mend } from '@forecourt/lib/operations/site-report/report';
import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { useCurrentUser, useWorkspace } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';
import { MendLink } from '../advertising/MendLink.tsx';
import { FEEDS_TOOL, LEADS_TOOL, MERCHANDISING_TOOL } from '../back-office/toolName.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import styles from './SiteReport.module.css';

/**
 * A link that opens where an item of a finding is fixed: the field, the column of the feed, or the tool.
 * @param props.item name of the item, which makes the link's name unique
 */
export function MendPress({
  check,
  mend,
  item,
  siteUrl,
}: {
  check: CheckId;
  mend: Mend;
  item: string;
  siteUrl: string;
}) {
  const mayManage = isAdministrator(useCurrentUser());
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const label = (
    <>
      {CHECKS[check].press}
      <span className={styles.hidden}> ({item})</span>
    </>
  );
  switch (mend.kind) {
    case 'document':
      return (
        <IntentLink
          intent="edit"
          params={{ id: mend.id, type: mend.type, ...(mend.path && { path: mend.path }) }}
          className={styles.press}
        >
          {label}
        </IntentLink>
      );
    case 'column':
      return <MendLink target={mend} mayManage={mayManage} />;
    case 'tool':
      return mend.tool === 'feeds' && !mayManage ? (
        'Ask an administrator to correct the feed'
      ) : (
        <ToolLink {...toolAddress(mend)} className={styles.press}>
          {label}
        </ToolLink>
      );
    case 'preview': {
      const path = `${basePath.replace(/\/$/, '')}/presentation?preview=${encodeURIComponent(siteUrl + mend.path)}`;
      return (
        <a
          href={path}
          className={styles.press}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            navigateUrl({ path });
          }}
        >
          Open in Preview<span className={styles.hidden}> ({item})</span>
        </a>
      );
    }
  }
}

function toolAddress({ tool, at }: Extract<Mend, { kind: 'tool' }>) {
  const below = at === undefined ? '' : `/${encodeURIComponent(at)}`;
  switch (tool) {
    case 'leads':
      return { tool: `${LEADS_TOOL}${below}` };
    case 'held-back':
      return { tool: LEADS_TOOL, params: { view: 'spam' } };
    case 'feeds':
      return { tool: `${FEEDS_TOOL}${below}` };
    case 'merchandising':
      return { tool: MERCHANDISING_TOOL };
  }
}
