/** Whether an element or one around it is inert, which jsdom ignores. */
export const isInert = (element: Element) => element.closest('[inert]') !== null;
