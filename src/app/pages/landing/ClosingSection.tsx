import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import * as S from './ClosingSection.styles';

export function ClosingSection() {
  return (
    <S.Band>
      <S.Art viewBox="0 0 900 460" aria-hidden focusable="false">
        <circle cx="560" cy="160" r="200" fill="var(--on-media)" opacity=".3" />
        <rect x="600" y="200" width="320" height="320" rx="88" fill="var(--logo-square)" />
        <path d="M600 356V288a88 88 0 0 1 88-88h68a200 200 0 0 1-156 156z" fill="var(--logo-overlap)" />
      </S.Art>
      <S.Words>
        <S.Call>지금 함께할 팀을 찾아보세요</S.Call>
        <Button to={paths.projectRegistration} size="large">
          프로젝트 등록하기
          <Icon of={ArrowRightIcon} size={20} strokeWidth={2.2} />
        </Button>
      </S.Words>
    </S.Band>
  );
}
