import { BoundaryElementProvider } from '@sanity/ui';
import { type ToolMenuProps, useCurrentUser } from 'sanity';
import { LEADS_TOOL, SHOPPER_TOOLS } from '../back-office/toolName.ts';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { useShopperRight } from '../back-office/useShopperRight.ts';
import { countText, useUnread, useUnreadCount, useUnreadTitle } from '../leads/live/unread.ts';
import { withheldTools } from '../tools/toolAccess.ts';

/**
 * Sanity's tool menu with the number of unread leads, and without the tools that the user's roles cannot use.
 */
export function ToolMenu(props: ToolMenuProps) {
  const loadedRight = useShopperRight();
  const right = loadedRight ?? true;
  const user = useCurrentUser();
  const connection = useBackOffice();
  useUnreadCount(loadedRight && 'office' in connection ? connection.office : null);
  const unread = useUnread();
  useUnreadTitle(right ? unread : 0);
  const withheld = withheldTools(user?.roles.map(({ name }) => name) ?? []);
  const tools = props.tools
    .filter(({ name }) => !(name in withheld) && (right || !SHOPPER_TOOLS.includes(name)))
    .map((tool) =>
      tool.name === LEADS_TOOL && unread > 0
        ? { ...tool, title: `${tool.title} (${countText(unread)})` }
        : tool,
    );
  // The menu of the tools that do not fit would take the bar as its limit, and have no height.
  return (
    <BoundaryElementProvider element={document.body}>
      {props.renderDefault({ ...props, tools })}
    </BoundaryElementProvider>
  );
}
