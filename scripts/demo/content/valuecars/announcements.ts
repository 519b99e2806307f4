import type { AnnouncementContent } from '../shared/site-content.ts';

export const announcements: AnnouncementContent[] = [
  { name: 'service', kind: 'emergency', text: 'BOOK A SERVICE', to: '/service' },
];
