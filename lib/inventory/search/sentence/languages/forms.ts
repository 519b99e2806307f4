/** Punctuation of other scripts, each with the English character that has the same effect on a sentence. */
const PUNCTUATION: Readonly<Record<string, string>> = {
  '，': ';',
  '、': ';',
  '。': ';',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '《': '"',
  '》': '"',
  '【': '"',
  '】': '"',
  '〜': '~',
  '　': ' ',
  '،': ';',
  '؛': ';',
  '؟': '?',
  '٬': ',',
  '٫': '.',
  '٪': '%',
  '\u200E': ' ',
  '\u200F': ' ',
};

/** Traditional characters in the words of the Chinese lexicon, each followed by its simplified form. */
const TRADITIONAL =
  '豐丰田田賓宾馬马奧奥亞亚爾尔羅罗馬马寶宝龍龙豹豹標标緻致薩萨爾尔達达蓮莲發发車车輛辆電电動动轉转變变擋挡檔档驅驱門门' +
  '紅红藍蓝綠绿黃黄銀银棕棕橙橙紫紫灰灰舊旧萬万億亿兩两價价錢钱預预過过於于從从間间後后週周個个買买賣卖賓宾國国產产' +
  '樂乐鈴铃現现代代東东風风創创積积架架開开敞敞貨货輕轻掛挂氣气柴柴汽汽純纯混混動动無无帶带裝装備备駕驾試试' +
  '準准認认證证裡里離离遠远數数幾几歲岁顏颜帥帅凱凯豪豪賽赛飛飞機机極极騰腾勢势長长賀贺雙双蘭兰諾诺吉吉緊紧湊凑' +
  '級级係系圓圆頂顶倒倒雷雷達达廂厢輪轮轂毂導导航航聲声響响熱热運运動动滿满還还款款務务華华勞劳納纳絕绝對对覽览勝胜' +
  '捲卷別别幹干爾尔鄉乡廣广錄录漢汉賽赛圖图豐丰澤泽貝贝頓顿蘋苹蘇苏聯联邁迈維维納纳給给請请這这種种員员內内鎮镇';
const SIMPLIFIED = new Map(
  Array.from({ length: TRADITIONAL.length / 2 }, (_, index) => [
    TRADITIONAL.charAt(index * 2),
    TRADITIONAL.charAt(index * 2 + 1),
  ]),
);

const OTHER = /[\u200E\u200F\u0660-\u066C\u06F0-\u06F9\u060C\u061B\u061F\u3000-\u3011\u301C\uFF01-\uFF5E]/gu;

/** Replaces the punctuation and digits of other scripts, each by one character, so that positions stay. */
export const withPlainSigns = (sentence: string): string =>
  sentence.replaceAll(OTHER, (sign) => {
    const own = PUNCTUATION[sign];
    if (own) return own;
    const code = sign.charCodeAt(0);
    if (code >= 0xff_01) return String.fromCharCode(code - 0xfe_e0);
    if (code >= 0x06_60 && code <= 0x06_f9) return String(code & 0xf);
    return sign;
  });

export type Script = 'han' | 'arabic' | 'latin';

/** Marks of Arabic vowels, and the letter that only stretches a word. */
const ARABIC = /^[\p{Script=Arabic}\u0640]/u;
export const scriptOf = (text: string): Script =>
  /^\p{Script=Han}/u.test(text) ? 'han' : ARABIC.test(text) ? 'arabic' : 'latin';

/** Parts of a word in one script each: `3万SUV` has three. */
const RUNS =
  /\p{Script=Han}+|[\p{Script=Arabic}\u0640][\p{Script=Arabic}\u0640\p{M}]*|[^\p{Script=Han}\p{Script=Arabic}\u0640]+/gu;
export const scriptRuns = (text: string): RegExpExecArray[] => [...text.matchAll(RUNS)];

export const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);

/** Returns Arabic letters without vowel marks, hamzas and differences of spelling that shoppers mix. */
export const arabicLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0621\u0640]/gu, '')
    .replaceAll(/[ىی]/gu, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك')
    .replaceAll('ڤ', 'ف')
    .replaceAll('گ', 'ج')
    .replaceAll('پ', 'ب')
    .replaceAll('چ', 'ج');

/** Returns a word without the article `ال`; `ألفين` (2,000) has none. */
export const withoutArticle = (letters: string): string =>
  letters.startsWith('ال') && letters.length > 3 && !/^الف(?:ا|ين)$/.test(letters)
    ? letters.slice(2)
    : letters;

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** Returns Vietnamese with the tone at the end, where `hòa` and `hoà` agree. */
export function tonedOf(text: string): string {
  const letters = text.toLowerCase().normalize('NFD');
  const tones = letters.match(TONES) ?? [];
  return letters.replaceAll(TONES, '').replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '') + tones.join('');
}

export const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('đ', 'd');

/** Returns whether a word has a mark that no word or name in an English sentence has: `đỏ`, `từ`. */
export const hasVietnameseMark = (text: string): boolean =>
  /đ|[\u0306\u031B\u0309\u0323]|[aeiouy]\u0303|\p{M}{2}/u.test(text.toLowerCase().normalize('NFD'));
