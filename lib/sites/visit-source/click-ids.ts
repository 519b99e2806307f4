/**
 * Parameters that advertising networks add to a link to recognise the click later: Google (`gclid`, and
 * `gbraid` and `wbraid` on Apple devices), Meta, Microsoft and TikTok.
 */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'] as const;
export type ClickId = (typeof CLICK_IDS)[number];
