import { type ReactNode } from 'react';
import { ARCHIVE_CATEGORY_LABELS, ARCHIVE_KIND_LABELS, type ArchiveDetail } from '@contract/archive';
import { type DaySpan } from '@contract/dates';
import { PERIOD_LABELS } from '@contract/period';
import { MemberAvatar } from '@/entities/member';
import { Fact, FactLink, PostInfo } from '@/entities/post';
import { Periods } from '@/entities/record';
import { SkillTags } from '@/entities/skill';
import { shortDay } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { CalendarIcon, FileTextIcon, Icon, LayersIcon, PenToolIcon, UsersIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Surface } from '@/shared/ui/pieces';
import * as S from './ArchiveInfo.styles';

interface ArchiveInfoProps {
  archive: ArchiveDetail;
  /** Below the facts. */
  children: ReactNode;
}

/** The facts of an archive, beside its article. */
export function ArchiveInfo({ archive, children }: ArchiveInfoProps) {
  return <PostInfo facts={<Facts archive={archive} />}>{children}</PostInfo>;
}

function Facts({ archive }: Pick<ArchiveInfoProps, 'archive'>) {
  const { category, skills, members, projectId } = archive;

  return (
    <>
      <Time archive={archive} />
      <Fact icon={LayersIcon} name="분야">
        {ARCHIVE_CATEGORY_LABELS[category]}
      </Fact>
      <Fact icon={UsersIcon} name="팀원">
        <Faces members={members} />
      </Fact>
      <Fact icon={PenToolIcon} name="스킬">
        <SkillTags skills={skills} />
      </Fact>
      {projectId !== null && (
        <Fact icon={FileTextIcon} name="모집글">
          <FactLink to={paths.projectDetail(projectId)}>모집글 보기</FactLink>
        </Fact>
      )}
    </>
  );
}

const shortSpan = ({ startDate, endDate }: DaySpan) => `${shortDay(startDate)} ~ ${shortDay(endDate)}`;

/** The period; once published also whether the team met on the product, and how long it was together (D153). */
function Time({ archive }: Pick<ArchiveInfoProps, 'archive'>) {
  const { duration, kind, together, published } = archive;
  if (!published) {
    return (
      <Fact icon={CalendarIcon} name="진행 기간" aside={PERIOD_LABELS[duration]}>
        {shortSpan(archive)}
      </Fact>
    );
  }
  return (
    <S.Kind>
      <dt>
        <Icon of={UsersIcon} size={20} />
        {ARCHIVE_KIND_LABELS[kind]}
      </dt>
      <dd>
        <Surface look="sunken" inset="small">
          <Periods stacked together={together} stated={archive} write={shortSpan} />
        </Surface>
      </dd>
    </S.Kind>
  );
}

/** Maximum number of faces in a line; the others are counted. */
const MOST_FACES = 5;
const FACE_PX = 32;

function Faces({ members }: Pick<ArchiveDetail, 'members'>) {
  const others = members.length - MOST_FACES;

  return (
    <S.Faces>
      {members.slice(0, MOST_FACES).map(({ nickname, profileImg }, index) => (
        <MemberAvatar key={nickname ?? index} nickname={nickname} photo={profileImg} size={FACE_PX} />
      ))}
      {others > 0 && <S.Others aria-hidden>+{others}</S.Others>}
      <VisuallyHidden>{members.length}명</VisuallyHidden>
    </S.Faces>
  );
}
