import { BlankItem } from '@/features/alarm';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

/** A public page with one notification without data (D5). */
export function AlarmSamplePage() {
  useDocumentTitle('알림');

  return (
    <PageBody>
      <S.Column>
        <S.Head>
          <S.Title>알림</S.Title>
        </S.Head>
        <BlankItem />
      </S.Column>
    </PageBody>
  );
}
