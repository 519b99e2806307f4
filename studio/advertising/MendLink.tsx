import type { MendTarget } from '@forecourt/lib/operations/advertising/overview/answers';
import { IntentLink } from 'sanity/router';
import { FEEDS_TOOL } from '../back-office/toolName.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import own from './Advertising.module.css';
import { mendText } from './texts.ts';

/** Links to where a value is corrected. Only administrators can open the tool Feeds. */
export function MendLink({ target, mayManage }: { target: MendTarget; mayManage: boolean }) {
  const text = mendText(target);
  if (target.kind === 'document')
    return (
      <IntentLink intent="edit" params={{ id: target.id, type: target.type }} className={own.mend}>
        {text}
      </IntentLink>
    );
  if (target.document && target.column)
    return (
      <IntentLink
        intent="edit"
        params={{ id: target.document, type: 'feed', path: 'columns' }}
        className={own.mend}
      >
        {text}
      </IntentLink>
    );
  return mayManage ? (
    <ToolLink tool={`${FEEDS_TOOL}/${encodeURIComponent(target.feed)}`} className={own.mend}>
      {text}
    </ToolLink>
  ) : (
    text
  );
}
