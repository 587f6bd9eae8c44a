import { SECURITY_TEXTS } from '@contract/security';

/** Systems by their name in `User-Agent`; the first that matches, as Android names Linux, too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browsers likewise: most name Chrome and Safari, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: typeof SYSTEMS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Names a device for its member: the system and the browser, without versions (D181). */
export function deviceWords(userAgent = ''): string {
  const names = [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean);
  return names.join(' · ') || SECURITY_TEXTS.unknownDevice;
}
