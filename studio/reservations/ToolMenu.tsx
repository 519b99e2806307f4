import type { ToolMenuProps } from 'sanity';
import { LEADS_TOOL, SHOPPER_TOOLS } from '../back-office/toolName.ts';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { useShopperRight } from '../back-office/useShopperRight.ts';
import { countText, useUnread, useUnreadCount, useUnreadTitle } from '../leads/live/unread.ts';

/**
 * Sanity's tool menu with the number of unread leads, and without the tools that show shoppers for roles
 * without that permission.
 */
export function ToolMenu(props: ToolMenuProps) {
  const right = useShopperRight();
  const connection = useBackOffice();
  useUnreadCount(right && 'office' in connection ? connection.office : null);
  const unread = useUnread();
  useUnreadTitle(right ? unread : 0);
  const tools = (right ? props.tools : props.tools.filter(({ name }) => !SHOPPER_TOOLS.includes(name))).map(
    (tool) =>
      tool.name === LEADS_TOOL && unread > 0
        ? { ...tool, title: `${tool.title} (${countText(unread)})` }
        : tool,
  );
  return props.renderDefault({ ...props, tools });
}
