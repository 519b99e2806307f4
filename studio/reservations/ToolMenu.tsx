import { type ToolMenuProps, useCurrentUser } from 'sanity';
import { SHOPPER_TOOLS } from '../back-office/toolName.ts';
import { useShopperRight } from '../back-office/useShopperRight.ts';
import { withheldTools } from '../tools/toolAccess.ts';

/** Sanity's tool menu without the tools that the user's roles cannot use. */
export function ToolMenu(props: ToolMenuProps) {
  const right = useShopperRight();
  const user = useCurrentUser();
  const withheld = withheldTools(user?.roles.map(({ name }) => name) ?? []);
  const tools = props.tools.filter(
    ({ name }) => !(name in withheld) && (right || !SHOPPER_TOOLS.includes(name)),
  );
  return props.renderDefault({ ...props, tools });
}
