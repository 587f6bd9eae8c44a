import { font, motion, radius, space, z } from './scale';
import type { shadow } from './shadow';
import type { ColorName } from './tokens';

type Variables<Name extends string> = Readonly<Record<Name, string>>;

/** Any name as its custom property. Made on asking, so no colour value is in the script, only in the HTML. */
const variables = <Name extends string>() =>
  new Proxy({} as Variables<Name>, { get: (_, name) => `var(--${String(name)})` });

/** What styled components read. Colours and shadows are custom properties, so light and dark need no re-render. */
export const theme = {
  color: variables<ColorName>(),
  shadow: variables<keyof typeof shadow.light>(),
  font,
  space,
  radius,
  motion,
  z,
};

export type AppTheme = typeof theme;
