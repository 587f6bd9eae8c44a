import { useInsertionEffect } from 'react';

/**
 * Stands in for Emotion's own `use-insertion-effect-with-fallbacks` (webpack.config.ts). Emotion would write the styles of
 * everything that is new in one go when React commits: half of a first drawing, in one task nobody can interrupt. Written
 * while a component is drawn, they fall into the slices the drawing is cut into. A style of a drawing that was given up is
 * a rule nothing uses.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <Result>(insert: () => Result) => insert();

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
