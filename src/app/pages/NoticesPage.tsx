import { PendingAlarms } from '@/features/alarm';
import { Notices } from '@/features/notice';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useScrollAnchor } from '@/shared/lib/useScrollAnchor';
import { PageBody } from '../layout/PageBody';
import * as S from './NoticesPage.styles';

/** All pending items of the member, and all notices. What arrives moves nothing under the pointer and the focus (D195). */
export function NoticesPage() {
  useDocumentTitle('알림');
  const { area } = useScrollAnchor<HTMLDivElement>({ scroller: 'page', keepsFirst: false });

  return (
    <PageBody>
      <S.Column ref={area}>
        <S.Title>알림</S.Title>
        <PendingAlarms />
        <Notices />
      </S.Column>
    </PageBody>
  );
}
