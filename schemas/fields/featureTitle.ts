/** `financeButtonsEnabled` reads as 'Finance buttons'. */
export function featureTitle(name: string): string {
  const words = name
    .replace(/Enabled$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\btwitter\b/, 'Twitter');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
