import { type ReactNode } from 'react';
import { Icon, type LucideIcon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Surface, Text } from '@/shared/ui/pieces';
import * as S from './PostInfo.styles';

interface PostInfoProps {
  /** Above the facts. */
  above?: ReactNode;
  /** Each a `Fact`. */
  facts: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
  /** Below all of it. */
  below?: ReactNode;
}

/** The facts of a post, beside its article. */
export function PostInfo({ above, facts, children, below }: PostInfoProps) {
  return (
    <Surface>
      {above}
      <Text as="h2" size="title" below={5}>
        프로젝트 정보
      </Text>
      <S.Facts>{facts}</S.Facts>
      {children && <S.Actions>{children}</S.Actions>}
      {below}
    </Surface>
  );
}

/** The height in px of a fact: one line, or one with small print below. */
export const FACT_HEIGHTS = { line: 24, withAside: 42.9 } as const;

interface PostInfoSkeletonProps {
  /** The heights of the facts in px. */
  facts: readonly number[];
  /** Below all of it. */
  below?: ReactNode;
}

/** The boxes of the facts while the post loads. */
export function PostInfoSkeleton({ facts, below }: PostInfoSkeletonProps) {
  return (
    <Surface>
      <Text as="div" size="title" below={5}>
        <Skeleton width={120} height="1lh" />
      </Text>
      <S.Facts as="div">
        {facts.map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </S.Facts>
      <S.Actions>
        <Skeleton height={56} radius={14} />
      </S.Actions>
      {below}
    </Surface>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
  /** In small print below. */
  aside?: string;
}

/** One fact of a post. */
export function Fact({ icon, name, children, aside }: FactProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} size={20} />
        {name}
      </dt>
      <dd>
        {children}
        {aside && <S.Aside>{aside}</S.Aside>}
      </dd>
    </div>
  );
}
