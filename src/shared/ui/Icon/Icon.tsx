/** The lines of an icon: path data on a 24 px grid. */
export type IconShape = string;

interface IconProps {
  of: IconShape;
  /** Edge in px: 15 in meta lines, 18 to 20 in buttons, 22 in the header. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

const SMALL = 18;

/** A line icon in the colour of its text. Decorative always: the control around it carries the name. */
export function Icon({ of: shape, size = 20, strokeWidth = size < SMALL ? 2.2 : 1.9, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
