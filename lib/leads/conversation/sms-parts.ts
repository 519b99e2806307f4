/** Characters of GSM-7 (3GPP TS 23.038); those in the second list take two. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_DOUBLE = '^{}\\[~]|€';

/** Returns how many SMS a text takes; each costs money. */
export function smsParts(text: string): { characters: number; parts: number } {
  const signs = Array.from(text);
  const characters = signs.length;
  if (text === '') return { characters, parts: 0 };
  const isGsm = signs.every((sign) => GSM.includes(sign) || GSM_DOUBLE.includes(sign));
  const length = isGsm
    ? signs.reduce((sum, sign) => sum + (GSM_DOUBLE.includes(sign) ? 2 : 1), 0)
    : text.length;
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  return { characters, parts: length <= single ? 1 : Math.ceil(length / each) };
}
