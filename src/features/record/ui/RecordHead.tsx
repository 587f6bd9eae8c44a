import { RECORD_MESSAGES, type MemberRecord } from '@contract/record';
import { LinkedText } from '@/entities/post';
import { Kicker } from '@/entities/record';
import { RoleChip, SkillTags } from '@/entities/skill';
import { Row, Text } from '@/shared/ui/pieces';
import { RecordActions } from './RecordActions';
import * as S from './RecordHead.styles';

interface RecordHeadProps {
  record: MemberRecord;
  isOwn: boolean;
}

/** The owner of the record, and its actions. */
export function RecordHead({ record, isOwn }: RecordHeadProps) {
  const { nickname, name, introduction, desiredJob, skillCategory } = record;

  return (
    <header>
      <S.Top>
        <Kicker>{RECORD_MESSAGES.kicker}</Kicker>
        <RecordActions record={record} isOwn={isOwn} />
      </S.Top>
      <S.Name>
        {nickname}{' '}
        <Text as="span" weight={700} tone="text-3">
          님의 기록
        </Text>
      </S.Name>
      {name !== null && (
        <Text size="title" weight={600} tone="text-2" above={1}>
          {name}
        </Text>
      )}
      {introduction && (
        <Text size="body-l" tone="text-2" keepsLines above={3}>
          <LinkedText>{introduction}</LinkedText>
        </Text>
      )}
      <Row gap={4} rowGap={2} wraps above={5}>
        {desiredJob.length > 0 && (
          <Row as="ul" gap={2} align="stretch" wraps aria-label="희망 직무">
            {desiredJob.map((role) => (
              <li key={role}>
                <RoleChip role={role} />
              </li>
            ))}
          </Row>
        )}
        {skillCategory.length > 0 && <SkillTags skills={skillCategory} />}
      </Row>
    </header>
  );
}
