import { PAGE_TEXTS } from '../pageTexts';
import type { Shape } from './shape';

const TEXTS = PAGE_TEXTS.about.figure;

const circle = { cx: 218, cy: 170, r: 150 };
const square = { x: 262, y: 30, width: 280, height: 280, rx: 78 };

const shapes: readonly Shape[] = [
  ['clipPath', { id: 'story-square' }, [['rect', square]]],
  ['circle', { ...circle, fill: 'var(--logo-circle)' }],
  ['rect', { ...square, fill: 'var(--logo-square)' }],
  ['circle', { ...circle, fill: 'var(--logo-overlap)', clipPath: 'url(#story-square)' }],
];

const words: readonly Shape[] = [
  ['text', { x: 164, y: 180, fill: 'var(--on-accent)' }, TEXTS.circle],
  ['text', { x: 315, y: 180, fill: 'var(--on-media)' }, TEXTS.overlap],
  ['text', { x: 454, y: 180, fill: 'var(--on-media)' }, TEXTS.square],
];

/** The logo enlarged, with what its shapes stand for. */
export const ABOUT_FIGURE = { viewBox: '0 0 640 340', label: TEXTS.label, shapes, words } as const;
