import { useSelector } from 'react-redux';
import { AddressSection } from '@/features/addresses';
import { AccountEditor } from '@/features/auth';
import { Blocks, OwnMeasures } from '@/features/block';
import { ProofQuestion, SecuritySections } from '@/features/security';
import { NotificationSettings } from '@/features/notifications';
import { selectMustChangePassword } from '@/shared/session';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

/** Change of the own login information and contact data. */
export function AccountPage() {
  useDocumentTitle('로그인 정보 수정');
  const mustChangePassword = useSelector(selectMustChangePassword);

  return (
    <PageBody>
      <S.Column>
        <S.Head>
          <S.Title>로그인 정보 수정</S.Title>
          <S.Lead>이메일과 휴대전화 번호, 주소는 다른 회원에게 보이지 않아요.</S.Lead>
        </S.Head>
        {!mustChangePassword && <AddressSection />}
        <AccountEditor
          security={<SecuritySections />}
          settings={<NotificationSettings />}
          others={
            <>
              <Blocks />
              <OwnMeasures />
            </>
          }
        />
        <ProofQuestion />
      </S.Column>
    </PageBody>
  );
}
