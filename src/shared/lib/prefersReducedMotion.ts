/** Whether somebody asked their device for little motion; asked anew each time, as it may change while a page is open. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
