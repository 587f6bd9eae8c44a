import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import * as S from './Button.styles';

interface ButtonBase {
  children: ReactNode;
  variant?: S.ButtonVariant;
  /** large 56, default 48, small 40 px high (44 on touch). */
  size?: S.ButtonScale;
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

/** A button, or with `to` a link in the style of one. `type` is "button" by default. */
export function Button(props: ButtonProps) {
  return props.to === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

const lookOf = ({ variant = 'primary', size = 'default', block = false }: ButtonBase): S.ButtonStyleProps => ({
  variant,
  scale: size,
  block,
});

function LinkButton({ children, variant, size, block, icon, ...link }: LinkButtonProps) {
  return (
    <S.LinkControl data-button {...lookOf({ children, variant, size, block })} {...link}>
      <S.Label faded={false}>
        {icon}
        {children}
      </S.Label>
    </S.LinkControl>
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
    <S.Control
      type="button"
      {...lookOf({ children, variant, size, block })}
      aria-busy={busy ? true : undefined}
      aria-disabled={inert ? true : undefined}
      onClick={press}
      {...button}
    >
      <S.Label faded={busy} aria-hidden={busy && busyLabel !== undefined ? true : undefined}>
        {icon}
        {children}
      </S.Label>
      {busy && (
        <S.Busy>
          <S.Spinner aria-hidden />
          {busyLabel}
        </S.Busy>
      )}
    </S.Control>
  );
}
