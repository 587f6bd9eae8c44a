import { NOTIFICATION_TEXTS } from '@contract/notifications';
import { SAVED_SEARCH_TEXTS } from '@contract/savedSearch';
import { Alerts } from '@/features/notifications';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

const HEADING_ID = 'alerts';

/** 내 알림 조건 (D176). */
export function AlertsPage() {
  useDocumentTitle(SAVED_SEARCH_TEXTS.title);

  return (
    <PageBody>
      <S.Column>
        <BackLink to={`${paths.account}#notifications`}>{NOTIFICATION_TEXTS.title}</BackLink>
        <S.Head>
          <S.Title id={HEADING_ID} tabIndex={-1}>
            {SAVED_SEARCH_TEXTS.title}
          </S.Title>
          <S.Lead>{SAVED_SEARCH_TEXTS.lead}</S.Lead>
        </S.Head>
        <Alerts headingId={HEADING_ID} />
      </S.Column>
    </PageBody>
  );
}
