/** Whether the system prefers reduced motion; read at each call, as it may change while a page is open. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
