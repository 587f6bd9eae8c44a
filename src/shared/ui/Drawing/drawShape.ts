import { createElement, type ReactElement } from 'react';
import type { Shape } from '@contract/drawings/shape';

/** One shape of a drawing that the server writes, too; a list of them is drawn by its `map`. */
export function drawShape([name, attributes, inside]: Shape, key: number): ReactElement {
  return createElement(name, { key, ...attributes }, typeof inside === 'object' ? inside.map(drawShape) : inside);
}
