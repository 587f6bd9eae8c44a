import { type ReactNode } from 'react';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { PERIOD_LABELS } from '@contract/period';
import { PROJECT_CATEGORY_LABELS, STEP_LABELS, type ProjectDetail } from '@contract/project';
import { Fact, OutsideLink, PostInfo } from '@/entities/post';
import { personnelLabel } from '@/entities/project';
import { shortMonth } from '@/shared/lib/dates';
import { CalendarIcon, ClockIcon, FileTextIcon, LayersIcon, LinkIcon, MapPinIcon, UsersIcon } from '@/shared/ui/Icon';

interface ProjectInfoProps {
  project: ProjectDetail;
  /** Below the facts. */
  children: ReactNode;
}

/** The facts of a post at a glance, beside the article. */
export function ProjectInfo({ project, children }: ProjectInfoProps) {
  return <PostInfo facts={<Facts project={project} />}>{children}</PostInfo>;
}

function Facts({ project }: Pick<ProjectInfoProps, 'project'>) {
  const { projectName, startDate, endDate, period, personnel, meetingOption, category, step, link } = project;

  return (
    <>
      <Fact icon={FileTextIcon} name="프로젝트 이름">
        {projectName}
      </Fact>
      <Fact icon={CalendarIcon} name="진행 기간" aside={PERIOD_LABELS[period]}>
        {`${shortMonth(startDate)} ~ ${shortMonth(endDate)}`}
      </Fact>
      <Fact icon={UsersIcon} name="모집 인원">
        {personnelLabel(personnel)}
      </Fact>
      <Fact icon={MapPinIcon} name="진행 방식">
        {meetingOption}
      </Fact>
      <Fact icon={LayersIcon} name="분야">
        {PROJECT_CATEGORY_LABELS[category]}
      </Fact>
      <Fact icon={ClockIcon} name="진행 단계">
        {STEP_LABELS[step]}
      </Fact>
      {link && (
        <Fact icon={LinkIcon} name={PAGE_TEXTS.project.link}>
          <OutsideLink href={link} />
        </Fact>
      )}
    </>
  );
}
