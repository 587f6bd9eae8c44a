import { motion, radius, section, space, z } from './scale';
import type { shadow } from './shadow';
import type { ColorName } from './tokens';

type Variables<Name extends string> = Readonly<Record<Name, string>>;

/** Every name as its custom property. Created on access: the colour values are in the HTML, not in the script. */
const variables = <Name extends string>() =>
  new Proxy({} as Variables<Name>, { get: (_, name) => `var(--${String(name)})` });

/** The theme of styled components. Colours and shadows are custom properties, so light and dark need no re-render. */
export const theme = {
  color: variables<ColorName>(),
  shadow: variables<keyof typeof shadow.light>(),
  font: 'var(--font)',
  space,
  section,
  radius,
  motion,
  z,
};
