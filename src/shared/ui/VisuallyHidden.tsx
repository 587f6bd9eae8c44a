import { type HTMLAttributes } from 'react';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h1' | 'h2';
}

/** Read aloud, not seen. A class of the document's own style sheet, since a list has hundreds of them. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className="visually-hidden" {...rest} />;
}
