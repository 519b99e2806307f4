/** Icons an editor can choose, named as in lucide. */
export const VALUE_ICONS = [
  { name: 'shield-check', title: 'Shield: warranty, protection' },
  { name: 'badge-check', title: 'Badge: certified, inspected' },
  { name: 'wallet', title: 'Wallet: price, finance' },
  { name: 'hand-coins', title: 'Coins: trade-in' },
  { name: 'truck', title: 'Truck: delivery' },
  { name: 'map-pin', title: 'Pin: locations' },
  { name: 'wrench', title: 'Wrench: service' },
  { name: 'clock', title: 'Clock: quick, opening hours' },
  { name: 'calendar-check', title: 'Calendar: test drive' },
  { name: 'star', title: 'Star: reviews' },
  { name: 'heart-handshake', title: 'Handshake: family business' },
  { name: 'leaf', title: 'Leaf: electric, hybrid' },
] as const;
