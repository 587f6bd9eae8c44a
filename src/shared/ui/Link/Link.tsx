import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the product, or an address of another one (http or https). */
  to: To;
  /** The place being left is not returned to. */
  replace?: boolean;
  /** What the next place is told (`usePlace`). */
  state?: unknown;
  /** Loads the document anew instead of taking a step of the router. */
  reloadDocument?: boolean;
}

const OUTSIDE = /^https?:\/\//i;

/** A way through the product. The router's own link carries a prefetching of its framework, 1 KB of every first load. */
export function Link({ to, replace, state, reloadDocument = false, target, onClick, children, ...anchor }: LinkProps) {
  const outside = typeof to === 'string' && OUTSIDE.test(to) ? to : undefined;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !outside) follow(event);
  }

  return (
    <a {...anchor} href={outside ?? href} target={target} onClick={press}>
      {children}
    </a>
  );
}
