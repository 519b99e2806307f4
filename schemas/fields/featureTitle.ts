/** `financeButtonsEnabled` reads as 'Finance buttons', `gateTradeIn` as 'Trade in'. */
export function featureTitle(name: string): string {
  const words = name
    .replace(/Enabled$/, '')
    .replace(/^gate/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bmy motorama\b/, 'My Motorama')
    .replace(/\bmy big box cars\b/, 'My Big Box Cars')
    .replace(/\bmy blinkr\b/, 'My Blinkr')
    .replace(/\bmy servco\b/, 'My Servco')
    .replace(/\btwitter\b/, 'Twitter');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
