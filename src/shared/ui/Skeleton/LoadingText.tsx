import * as S from './Skeleton.styles';

interface LoadingTextProps {
  children?: string;
  className?: string;
}

/** The sentence inside a skeleton, announced to screen readers. */
export function LoadingText({ children = '불러오는 중이에요…', className }: LoadingTextProps) {
  return (
    <S.Status role="status" className={className}>
      {children}
    </S.Status>
  );
}
