/** Addresses of the two parts of the interface font, and which characters the second has. */
export interface InterfaceFont {
  first: string;
  rest: string;
  /** A `unicode-range`: the browser fetches the second part only where one of these occurs. */
  restRange: string;
}

/**
 * The interface font and its fallbacks, whose metrics are matched to Pretendard's (measured from the font tables). A font
 * that is not loaded with the first paint is used from the next visit on: different line breaks would shift the content
 * below them.
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
