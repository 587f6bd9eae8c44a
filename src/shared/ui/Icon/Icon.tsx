import { type LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Edge in px: 15 in meta lines, 18 to 20 in buttons, 22 in the header. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

const SMALL = 18;

/** A line icon in the colour of its text. Always decorative: the control around it has the accessible name. */
export function Icon({ of: Shape, size = 20, strokeWidth = size < SMALL ? 2.2 : 1.9, className }: IconProps) {
  return <Shape className={className} size={size} strokeWidth={strokeWidth} aria-hidden focusable="false" />;
}
