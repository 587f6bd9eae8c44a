/** An element of a drawing: its name, its attributes as React spells them, and what stands in it. */
export type Shape = readonly [
  name: 'circle' | 'clipPath' | 'g' | 'path' | 'rect' | 'text',
  attributes: Readonly<Record<string, string | number>>,
  inside?: readonly Shape[] | string,
];
