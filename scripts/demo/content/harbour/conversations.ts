import type { ContactNumbersContent, MessageTemplateContent } from '../shared/site-content.ts';

export const contactNumbers: ContactNumbersContent = {
  smsNumber: '+61480000110',
  whatsAppNumber: '+61480000111',
  missedCallText: 'Sorry we missed your call. We’ll ring you back shortly. Harbour Motor Group',
  callNumbers: [
    { number: '+61770100901', source: 'classified', location: 'harbour-albion' },
    { number: '+61770100902', source: 'campaign', location: 'harbour-albion' },
  ],
};

export const messageTemplates: readonly MessageTemplateContent[] = [
  {
    id: 'available',
    name: 'Yes, it is available',
    subject: 'The {vehicle} is available',
    text: 'Hi {name},\n\nThe {vehicle} is available at {place}. Its price is {price}.\n\nYou can book a test drive here: {driveLink}\n\n{agent}',
  },
  {
    id: 'hours',
    name: 'When we are open',
    text: 'Hi {name}, {place}: {hours}. {agent}',
  },
  {
    id: 'hold',
    name: 'Hold it with a deposit',
    channel: 'text',
    text: 'Hi {name}, you can hold the {vehicle} with a refundable deposit: {reserveLink} {agent}',
  },
];
