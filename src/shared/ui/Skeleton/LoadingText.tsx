import { Text } from '../pieces';

interface LoadingTextProps {
  children?: string;
  className?: string;
}

/** The sentence inside a skeleton, announced to screen readers. */
export function LoadingText({ children = '불러오는 중이에요…', className }: LoadingTextProps) {
  return (
    <Text size="label" tone="text-2" role="status" className={className}>
      {children}
    </Text>
  );
}
