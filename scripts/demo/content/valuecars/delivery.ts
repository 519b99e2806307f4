import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';

/** Free within about 60 km of either yard, as the delivery page says; cost price in the country. */
export const deliveryRegions: DeliveryRegion[] = [
  { name: 'Adelaide', postcodes: ['5000-5199', '5800-5999'], price: 0 },
  { name: 'the Barossa and the Fleurieu', postcodes: ['5201-5214', '5231-5259', '5350-5360'], price: 120 },
  { name: 'country South Australia', postcodes: ['5260-5349', '5371-5749'], price: 390 },
  { name: 'Melbourne', postcodes: ['3000-3207', '8000-8399'], price: 690 },
  { name: 'Darwin', postcodes: ['0800-0832'], price: 1890 },
];
