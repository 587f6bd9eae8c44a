export { columns } from './columns';
export { fetchContentFont, isInterfaceFontShown, showContentFont } from './contentFont';
export { focusRing, inputFocus, visuallyHidden } from './focus';
export { below, from, hoverable, print, reducedMotion, touch, withoutScript } from './media';
export { breakpoints } from './scale';
export { clampLines, tabularNumbers, text } from './text';
export { theme } from './theme';
export { chooseTheme, subscribeToTheme, shownTheme, type ThemeChoice } from './themeChoice';
export { avatarSets, thumbSets } from './tokens';
