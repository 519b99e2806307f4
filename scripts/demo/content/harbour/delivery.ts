import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';

export const deliveryRegions: DeliveryRegion[] = [
  { name: 'Brisbane', postcodes: ['4000-4207', '4500-4512'], price: 0 },
  { name: 'the Gold Coast', postcodes: ['4208-4230'], price: 95 },
  { name: 'the Sunshine Coast', postcodes: ['4550-4575'], price: 145 },
  { name: 'the rest of Queensland', postcodes: ['4231-4499', '4513-4549', '4576-4899'], price: 1250 },
  { name: 'northern New South Wales', postcodes: ['2469-2490'], price: 320 },
];
