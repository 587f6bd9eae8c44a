import { REPORT_MESSAGES } from '@contract/report';
import { ReportTargetForm, useReportState } from '@/features/report';
import { paths } from '@/shared/routes';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import * as S from '../layout/FormPage.styles';
import { PageBody } from '../layout/PageBody';

/** Reports a post or a comment; the target is in the router's state and in no address (D60). */
export function ReportPage() {
  useDocumentTitle('신고하기');
  const target = useReportState();

  if (!target) return <NoTarget />;
  return (
    <PageBody>
      <S.Column>
        <S.Head>
          <S.Title>신고하기</S.Title>
        </S.Head>
        <ReportTargetForm {...target} />
      </S.Column>
    </PageBody>
  );
}

function NoTarget() {
  return (
    <PageBody>
      <EmptyState
        page
        role="alert"
        illustration="not-found"
        title={REPORT_MESSAGES.noTarget}
        hint={REPORT_MESSAGES.noTargetHint}
        actions={<Button to={paths.home}>홈으로 가기</Button>}
      />
    </PageBody>
  );
}
