import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ARCHIVE_MESSAGES, CONSENT_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { useGetEvaluationProgressQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { selectMemberId } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/pieces';
import { ConsentFigure } from './ConsentFigure';
import * as S from './ConsentStrip.styles';

/** The heading, which gets the focus of the button that confirmed. */
export const CONFIRMED_TITLE_ID = 'archive-confirmed';

interface ConfirmedStripProps {
  archive: ArchiveDetail;
  /** The own lines (D155). */
  children: ReactNode;
}

/** The next step of a confirmed member of a pending archive (D50). */
export function ConfirmedStrip({ archive, children }: ConfirmedStripProps) {
  const own = useSelector(selectMemberId);
  const { data: progress, isLoading } = useGetEvaluationProgressQuery(archive.id);
  const ownPart = Object.values(progress?.memberStatus ?? {}).find(({ memberId }) => memberId === own);
  const hasEvaluated = ownPart?.status === 'COMPLETE';

  return (
    <S.Confirmed aria-labelledby={CONFIRMED_TITLE_ID}>
      <S.Top>
        <ConsentFigure archive={archive} />
        <S.Words>
          <Text as="h2" size="h2" tone="text" id={CONFIRMED_TITLE_ID} tabIndex={-1}>
            {CONSENT_MESSAGES.confirmedTitle}
          </Text>
          <p>{hasEvaluated ? ARCHIVE_MESSAGES.gate : CONSENT_MESSAGES.confirmedText}</p>
        </S.Words>
        <S.Actions data-unknown={isLoading || undefined}>
          {hasEvaluated ? (
            <Button size="large" variant="soft" to={paths.evaluationDone(archive.id)}>
              평가 현황 보기
            </Button>
          ) : (
            <Button size="large" to={paths.teamEvaluation(archive.id)}>
              평가하러 가기
            </Button>
          )}
        </S.Actions>
      </S.Top>
      {children}
    </S.Confirmed>
  );
}
