import type { ToolMenuProps } from 'sanity';
import { SHOPPER_TOOLS } from '../back-office/toolName.ts';
import { useShopperRight } from '../back-office/useShopperRight.ts';

/** The Studio's own menu of tools, without the tools that show shoppers for those who may see no shoppers. */
export function ToolMenu(props: ToolMenuProps) {
  const right = useShopperRight();
  const tools = right ? props.tools : props.tools.filter(({ name }) => !SHOPPER_TOOLS.includes(name));
  return props.renderDefault({ ...props, tools });
}
