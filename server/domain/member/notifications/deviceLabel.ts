/** Systems by their name in `User-Agent`; the first that matches, as Android names Linux, too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browsers likewise: most name Chrome and Safari, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: typeof SYSTEMS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Names a device for the list of its member: the system and the browser, without versions. */
export function deviceLabel(userAgent = ''): string {
  const names = [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean);
  return names.join(' · ') || '알 수 없는 기기';
}
