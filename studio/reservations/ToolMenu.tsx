import type { ToolMenuProps } from 'sanity';
import { SHOPPER_TOOLS } from '../back-office/toolName.ts';
import { useShopperRight } from '../back-office/useShopperRight.ts';

/** Sanity's tool menu without the tools that show shoppers, for roles without that permission. */
export function ToolMenu(props: ToolMenuProps) {
  const right = useShopperRight();
  const tools = right ? props.tools : props.tools.filter(({ name }) => !SHOPPER_TOOLS.includes(name));
  return props.renderDefault({ ...props, tools });
}
