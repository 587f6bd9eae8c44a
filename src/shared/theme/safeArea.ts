/** The left and right padding of what is as wide as the screen; in landscape it keeps clear of a phone's notch. */
export const sidePadding = (width: string) => `
  padding-left: max(${width}, env(safe-area-inset-left));
  padding-right: max(${width}, env(safe-area-inset-right));
`;
