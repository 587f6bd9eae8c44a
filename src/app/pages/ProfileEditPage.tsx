import { RECORD_MESSAGES } from '@contract/record';
import { ProfileEditor } from '@/features/mypage';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

/** The form of the own profile. */
export function ProfileEditPage() {
  useDocumentTitle('프로필 수정');

  return (
    <PageBody>
      <ProfileEditor>
        <S.Head>
          <S.Title>프로필 수정</S.Title>
          <S.Lead>다른 회원은 이 프로필로 나를 알아봐요. 쓰던 내용은 자동으로 남아 있어요.</S.Lead>
          <S.HeadLink to={paths.recordSettings}>
            {RECORD_MESSAGES.openSettings}
            <Icon of={ChevronRightIcon} size={18} />
          </S.HeadLink>
        </S.Head>
      </ProfileEditor>
    </PageBody>
  );
}
