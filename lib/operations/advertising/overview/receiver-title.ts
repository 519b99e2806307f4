import type { ReceiverName } from '../feed-options.ts';

const TITLES: Record<ReceiverName, string> = {
  googleVehicleAds: 'Google vehicle ads',
  meta: 'Meta automotive catalogue',
  bing: 'Microsoft Advertising',
  tiktok: 'TikTok automotive catalogue',
  csv: 'CSV file',
  json: 'JSON file',
  xml: 'XML file',
};

/** Returns the name of a receiver in lists, in which a generic feed is named after its format. */
export const receiverTitle = (receiver: ReceiverName): string => TITLES[receiver];
