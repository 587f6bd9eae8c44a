import { type MemberRecord } from '@contract/record';
import { LinkedText } from '@/entities/post';
import { Kicker, LanguageLinks, useRecordWords } from '@/entities/record';
import { SchoolMailLine } from '@/entities/profile';
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
  const words = useRecordWords();
  const { nickname, name, introduction, desiredJob, skillCategory } = record;
  const rest = words.title('');
  // Between the two parts, since a space at the edge of one may be left out of the heading's name.
  const gap = rest.startsWith(' ') ? ' ' : '';

  return (
    <header>
      <S.Top>
        <Kicker>{words.kicker}</Kicker>
        <S.Languages>
          <LanguageLinks />
        </S.Languages>
        <RecordActions record={record} isOwn={isOwn} />
      </S.Top>
      <S.Name key={rest}>
        <span lang={words.memberLanguage}>{nickname}</span>
        {gap}
        <Text as="span" weight={700} tone="text-3">
          {rest.trimStart()}
        </Text>
      </S.Name>
      {name !== null && (
        <Text size="title" weight={600} tone="text-2" above={1} lang={words.memberLanguage}>
          {name}
        </Text>
      )}
      <SchoolMailLine mark={record.schoolMail} say={words.schoolMail} />
      {introduction && (
        <Text size="body-l" tone="text-2" keepsLines above={3} lang={words.memberLanguage}>
          <LinkedText>{introduction}</LinkedText>
        </Text>
      )}
      <Row gap={4} rowGap={2} wraps above={5}>
        {desiredJob.length > 0 && (
          <Row as="ul" gap={2} align="stretch" wraps aria-label={words.desiredRoles}>
            {desiredJob.map((role) => (
              <li key={role}>
                <RoleChip role={role} label={words.roles[role]} />
              </li>
            ))}
          </Row>
        )}
        {skillCategory.length > 0 && <SkillTags skills={skillCategory} label={words.skills} />}
      </Row>
    </header>
  );
}
