import { type ReactNode } from 'react';
import { Surface } from '@/shared/ui/pieces';
import { Icon, type LucideIcon } from '@/shared/ui/Icon';
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
      <S.Title>프로젝트 정보</S.Title>
      <S.Facts>{facts}</S.Facts>
      {children && <S.Actions>{children}</S.Actions>}
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
