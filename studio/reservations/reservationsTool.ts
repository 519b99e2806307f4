import { BillIcon } from '@sanity/icons/Bill';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { RESERVATIONS_TOOL } from '../back-office/toolName.ts';
import { ToolMenu } from './ToolMenu.tsx';

const ReservationsTool = lazy(async () => ({
  default: (await import('./ReservationsTool.tsx')).ReservationsTool,
}));

/**
 * The reservations tool, with an address for each reservation. It is hidden from roles that may not see
 * shoppers.
 */
export const reservationsTool = definePlugin({
  name: 'reservations',
  tools: [
    {
      name: RESERVATIONS_TOOL,
      title: 'Reservations',
      icon: BillIcon,
      component: ReservationsTool,
      router: route.create('/', [route.create('/:reference')]),
    },
  ],
  studio: { components: { toolMenu: ToolMenu } },
});
