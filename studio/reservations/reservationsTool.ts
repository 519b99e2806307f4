import { BillIcon } from '@sanity/icons/Bill';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { ReservationsTool } from './ReservationsTool.tsx';

/** The tool in which dealer staff look after reserved cars; an open reservation has an address of its own. */
export const reservationsTool = definePlugin({
  name: 'reservations',
  tools: [
    {
      name: 'reservations',
      title: 'Reservations',
      icon: BillIcon,
      component: ReservationsTool,
      router: route.create('/', [route.create('/:reference')]),
    },
  ],
});
