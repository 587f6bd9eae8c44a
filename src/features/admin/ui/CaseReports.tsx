import { OPERATOR_MESSAGES, type Case } from '@contract/operator';
import { CASE_TYPE_LABELS } from '@contract/report';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { CheckIcon, Icon, WarnIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { shortMinute } from '../lib/deskTexts';
import * as P from './Section.styles';
import * as S from './CaseView.styles';
import * as R from './CaseReports.styles';

interface CaseReportsProps {
  shown: Case;
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

/** The reports of a target; the selected one determines the compared text. A one-liner has one text alone. */
export function CaseReports({ shown: { reportList, own, total, evaluated }, chosenId, onChoose }: CaseReportsProps) {
  return (
    <Stack as="section" gap={3} aria-label="받은 신고">
      <S.PartHead>
        <P.SubHeading>
          신고 <em>{total}</em>
        </P.SubHeading>
        <Text size="label" weight={500} tone="text-3">
          누가 신고했는지는 알려지지 않아요
        </Text>
      </S.PartHead>
      {reportList.length === 0 && (
        <Text size="label" weight={500} tone="text-3">
          {own ? OPERATOR_MESSAGES.ownReports : '받은 신고가 없어요.'}
        </Text>
      )}
      <R.Reports>
        {reportList.map(({ id, reporter, type, content, createdDateTime, closedDateTime }) => (
          <li key={id}>
            {reporter ? (
              <MemberAvatar nickname={reporter.nickname} photo={null} size={32} />
            ) : (
              <R.SignalMark aria-hidden>
                <Icon of={WarnIcon} size={18} />
              </R.SignalMark>
            )}
            <div>
              <R.ReportHead>
                {reporter ? memberName(reporter.nickname) : CASE_TYPE_LABELS[type]}
                {reporter && <Tag>{CASE_TYPE_LABELS[type]}</Tag>}
                {closedDateTime && <Tag tone="pine">처리 완료</Tag>}
                <Text as="time" size="caption" tone="text-3" numbers dateTime={createdDateTime}>
                  {shortMinute(createdDateTime)}
                </Text>
              </R.ReportHead>
              {content && (
                <p>
                  <LinkedText>{content}</LinkedText>
                </p>
              )}
            </div>
            {!evaluated && (
              <R.ThenButton type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
                {id === chosenId && <Icon of={CheckIcon} size={14} />}
                <span>이때 글</span>
              </R.ThenButton>
            )}
          </li>
        ))}
      </R.Reports>
    </Stack>
  );
}
