import type { AnnouncementContent, PopupContent } from '../shared/site-content.ts';
import { photographs } from './photographs.ts';

export const announcements: AnnouncementContent[] = [
  {
    name: 'christmas',
    kind: 'bar',
    text: 'Over Christmas the workshop is closed; the powered site stays open for owners.',
    to: '/service',
    from: '2026-11-16',
    until: '2027-01-10',
  },
];

export const popups: PopupContent[] = [
  {
    name: 'weighbridge',
    title: 'Free weighbridge Saturdays',
    text: 'Bring your van loaded as you travel. Ten minutes, four figures on paper, no obligation.',
    image: photographs.towing,
    to: ['Book a Saturday', '/contact'],
    pages: ['/pages/towing-guide'],
    until: '2027-03-31',
  },
];
