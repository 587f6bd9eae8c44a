import { useId } from 'react';
import {
  REPORT_MESSAGES,
  REPORT_TARGET_LABELS,
  toReportTarget,
  type ReportTarget,
  type ReportTargetKind,
} from '@contract/report';
import { DEGREE_LABELS, GRADE_LABELS } from '@contract/signup';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './ReportedMember.styles';

interface ReportedMemberProps {
  targetType: ReportTargetKind;
  member: ReportTarget['data'];
  /** The reported text. */
  text: string;
}

const FACE_PX = 48;

/** The target of the report: its writer and its text. */
export function ReportedMember({ targetType, member, text }: ReportedMemberProps) {
  const headingId = useId();
  const isEvaluation = targetType === 'evaluation';

  return (
    <section aria-labelledby={headingId}>
      <Text as="h2" size="label" below={2} id={headingId}>
        신고 대상
      </Text>
      <S.Summary>
        {!isEvaluation && <MemberAvatar nickname={member.nickname} photo={member.profileImg} size={FACE_PX} />}
        <Stack gap={1} grows>
          {isEvaluation ? (
            <Text as="span" size="caption" tone="text-3">
              {REPORT_MESSAGES.evaluationWriter}
            </Text>
          ) : (
            <>
              <Text as="bdi" size="title" tight>
                {memberName(member.nickname)}
              </Text>
              <Text as="span" size="caption" tone="text-3">
                {studiesOf(member)}
              </Text>
            </>
          )}
        </Stack>
        <S.Kind>
          <Tag>{REPORT_TARGET_LABELS[toReportTarget(targetType)]}</Tag>
        </S.Kind>
        {text && (
          <S.Text>
            <LinkedText>{text}</LinkedText>
          </S.Text>
        )}
      </S.Summary>
    </section>
  );
}

/** "한국대학교 컴퓨터공학 · 3학년 · 재학", from the known parts. */
function studiesOf({ schoolName, major, grade, degree }: ReportTarget['data']): string {
  const school = [schoolName, major].filter(Boolean).join(' ');
  return [school, grade && GRADE_LABELS[grade], degree && DEGREE_LABELS[degree]].filter(Boolean).join(' · ');
}
