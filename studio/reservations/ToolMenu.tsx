import type { ToolMenuProps } from 'sanity';
import { RESERVATIONS_TOOL } from './toolName.ts';
import { useShopperRight } from './useShopperRight.ts';

/** The Studio's own menu of tools, without Reservations for those who may see no shoppers. */
export function ToolMenu(props: ToolMenuProps) {
  const right = useShopperRight();
  const tools = right ? props.tools : props.tools.filter(({ name }) => name !== RESERVATIONS_TOOL);
  return props.renderDefault({ ...props, tools });
}
