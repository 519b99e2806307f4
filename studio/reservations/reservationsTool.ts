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
 * The tool in which dealer staff look after reserved vehicles; an open reservation has an address of its own. Only
 * those find it whose role lets them see shoppers.
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
