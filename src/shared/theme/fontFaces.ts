/** Addresses of the two parts of the interface font, and which characters stand in the second. */
export interface InterfaceFont {
  first: string;
  rest: string;
  /** A `unicode-range`: the browser fetches the second part only where one of these stands. */
  restRange: string;
}

/**
 * The font of the product's own words and the stand-ins shown before it, whose metrics are matched to Pretendard's
 * (measured from the font tables). A font that does not come with the first paint waits for the next visit: lines that break
 * elsewhere would move what is below them.
 */
export const fontFaces = ({ first, rest, restRange }: InterfaceFont) => `
@font-face {
  font-family: 'Teamieum UI';
  font-weight: 400 800;
  font-display: optional;
  src: url(${first}) format('woff2');
}
@font-face {
  font-family: 'Teamieum UI';
  font-weight: 400 800;
  font-display: optional;
  src: url(${rest}) format('woff2');
  unicode-range: ${restRange};
}
@font-face {
  font-family: 'Teamieum Fallback';
  src: local('Noto Sans CJK KR'), local('Noto Sans KR');
  size-adjust: 93.94%;
  ascent-override: 101.36%;
  descent-override: 25.68%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Teamieum Fallback Apple';
  src: local('Apple SD Gothic Neo');
  ascent-override: 95.2%;
  descent-override: 24.1%;
  line-gap-override: 0%;
}`;
