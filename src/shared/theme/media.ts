import { breakpoints } from './scale';

type Breakpoint = keyof typeof breakpoints;

/** Media query for everything narrower than a breakpoint: `below('mobile')` is up to 799 px. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query from a breakpoint up; the breakpoint itself belongs to the wider layout. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`;

/** Mouse or trackpad: hover effects and 40 px controls are for these only. */
export const hoverable = '@media (hover: hover) and (pointer: fine)';

/** Touch: targets are at least 44 px. */
export const touch = '@media (pointer: coarse)';

/** A phone on its side: too low for anything that sticks (MEND-107). */
export const shortLandscape = '@media (orientation:landscape) and (max-height:499px)';

/** Print. Rules for the whole page are in `printStyles`. */
export const print = '@media print';

/** A browser without scripts: hides what needs one. */
export const withoutScript = '@media (scripting: none)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
