import type { ReactNode } from 'react';
import { AlertIcon, ClockIcon, EyeIcon, FileTextIcon, Icon, WarnIcon, type LucideIcon } from './Icon';
import * as S from './Banner.styles';

interface BannerProps {
  children: ReactNode;
  /** pine: a draft or a hint; info: what to know; apricot: something pending; warn: offline; danger: refused. */
  tone?: S.BannerTone;
  icon?: LucideIcon;
  action?: { label: string; onClick: () => void } | { label: string; to: string };
  /** Announced to screen readers when it appears. */
  live?: boolean;
  className?: string;
}

const ICONS: Record<S.BannerTone, LucideIcon> = {
  pine: FileTextIcon,
  info: EyeIcon,
  apricot: ClockIcon,
  warn: WarnIcon,
  danger: AlertIcon,
};

/** A tinted line: icon, sentence, at most one action. */
export function Banner({ children, tone = 'pine', icon = ICONS[tone], action, live = false, className }: BannerProps) {
  return (
    <S.Box tone={tone} role={live ? 'status' : undefined} className={className}>
      <Icon of={icon} />
      <S.Sentence>{children}</S.Sentence>
      {action && 'to' in action && <S.ActionLink to={action.to}>{action.label}</S.ActionLink>}
      {action && 'onClick' in action && (
        <S.Action type="button" onClick={action.onClick}>
          {action.label}
        </S.Action>
      )}
    </S.Box>
  );
}
