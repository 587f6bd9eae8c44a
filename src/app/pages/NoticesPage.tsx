import { PendingAlarms } from '@/features/alarm';
import { Notices } from '@/features/notice';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../layout/PageBody';
import * as S from './NoticesPage.styles';

/** Everything that waits for the member, and all news. */
export function NoticesPage() {
  useDocumentTitle('알림');

  return (
    <PageBody>
      <S.Column>
        <S.Title>알림</S.Title>
        <PendingAlarms />
        <Notices />
      </S.Column>
    </PageBody>
  );
}
