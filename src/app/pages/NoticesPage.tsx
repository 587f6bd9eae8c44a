import { PendingAlarms } from '@/features/alarm';
import { Notices } from '@/features/notice';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../layout/PageBody';
import * as S from './NoticesPage.styles';

/** All pending items of the member, and all notices. */
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
