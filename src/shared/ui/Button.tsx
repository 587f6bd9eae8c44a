import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './Spinner';

interface ButtonBase {
  children: ReactNode;
  variant?: 'primary' | 'soft' | 'gray' | 'line' | 'ghost' | 'danger';
  /** large 56, default 48, small 40 px high (44 on touch). */
  size?: 'large' | 'default' | 'small';
  /** As wide as its parent. */
  block?: boolean;
  /** Before the label. */
  icon?: ReactNode;
}

interface ActionButtonProps extends ButtonBase, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  to?: undefined;
  /** A request is running: a spinner replaces the label, same width, clicks do nothing. */
  busy?: boolean;
  /** Text beside the spinner; without it the label stays for screen readers. */
  busyLabel?: string;
  /** Looks disabled but is focusable, so that `aria-describedby` can explain why. */
  inactive?: boolean;
}

interface LinkButtonProps extends ButtonBase, Omit<LinkProps, 'children'> {}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/**
 * A button, or with `to` a link in the style of one. `type` is "button" by default. Its styles are in the document's sheet
 * (`src/shared/theme/buttonStyles.ts`).
 */
export function Button(props: ButtonProps) {
  return props.to === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

/** The attributes that `buttonStyles` knows. */
const lookOf = (variant: ButtonBase['variant'] = 'primary', size: ButtonBase['size'] = 'default', block = false) => ({
  'data-button': variant,
  'data-button-size': size,
  'data-button-block': block ? '' : undefined,
});

function LinkButton({ children, variant, size, block, icon, ...link }: LinkButtonProps) {
  return (
    <Link {...lookOf(variant, size, block)} {...link}>
      <span data-button-label="">
        {icon}
        {children}
      </span>
    </Link>
  );
}

function ActionButton(props: ActionButtonProps) {
  const { children, variant, size, block, icon, busy = false, busyLabel, inactive, onClick, ...button } = props;
  const inert = busy || inactive;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...lookOf(variant, size, block)}
      aria-busy={busy ? true : undefined}
      aria-disabled={inert ? true : undefined}
      onClick={press}
      {...button}
    >
      <span data-button-label="" aria-hidden={busy && busyLabel !== undefined ? true : undefined}>
        {icon}
        {children}
      </span>
      {busy && (
        <span data-button-progress="">
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
