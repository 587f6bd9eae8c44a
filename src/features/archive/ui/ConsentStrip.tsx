import { type FocusEventHandler, type ReactNode, useId } from 'react';
import { CONSENT_MESSAGES, CONSENT_TEXTS, type ArchiveDetail } from '@contract/archive';
import { ConsentButtons } from '@/entities/archive';
import { Text } from '@/shared/ui/pieces';
import { useArchiveConsent } from '../model/useArchiveConsent';
import { ConsentFigure } from './ConsentFigure';
import * as S from './ConsentStrip.styles';

interface ConsentStripProps {
  archive: ArchiveDetail;
  /** To report the archive before leaving it. */
  report: ReactNode;
  onFocus: FocusEventHandler;
}

/** Asks a member named in the archive for consent (D90); after an early release once more (D92b). */
export function ConsentStrip({ archive, report, onFocus }: ConsentStripProps) {
  const { confirm, decline, answering } = useArchiveConsent(archive);
  const titleId = useId();

  return (
    <S.Strip aria-labelledby={titleId} onFocus={onFocus}>
      <ConsentFigure archive={archive} />
      <S.Words>
        <Text as="h2" size="h2" tone="text" id={titleId}>
          {CONSENT_MESSAGES.stripTitle}
        </Text>
        <p>{archive.published ? CONSENT_TEXTS.questionAfterRelease(archive.title) : CONSENT_MESSAGES.stripText}</p>
        {report && <div>{report}</div>}
      </S.Words>
      <S.Actions>
        <ConsentButtons
          size="large"
          declineVariant="line"
          describedBy={titleId}
          answering={answering}
          onConfirm={confirm}
          onDecline={decline}
        />
      </S.Actions>
    </S.Strip>
  );
}
