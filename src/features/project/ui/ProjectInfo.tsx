import { type ReactNode } from 'react';
import { CALENDAR_TEXTS } from '@contract/calendar';
import { dayInKorean } from '@contract/dates';
import { PERIOD_LABELS } from '@contract/period';
import {
  ACTIVITY_TIME_LABELS,
  daysLeft,
  PROJECT_CATEGORY_LABELS,
  RECRUITING_TEXTS,
  WEEKLY_HOURS_LABELS,
  type ProjectDetail,
} from '@contract/project';
import { Fact, FactLink, OutsideLink, PostInfo } from '@/entities/post';
import { shortDate, shortMonth } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/formatCount';
import { useToday } from '@/shared/session';
import { paths } from '@/shared/routes';
import { CalendarButton } from '@/shared/ui/CalendarButton';
import { CalendarIcon, ClockIcon, FileTextIcon, LayersIcon, LinkIcon, MapPinIcon, TimerIcon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import * as S from './ProjectPage.styles';

interface ProjectInfoProps {
  project: ProjectDetail;
  /** Below the facts. */
  children: ReactNode;
}

/** The facts of a post: deadline, subject and terms; below them its date. */
export function ProjectInfo({ project, children }: ProjectInfoProps) {
  const { createdDate, views } = project;
  return (
    <PostInfo
      above={<ClosingDay project={project} />}
      facts={<Facts project={project} />}
      below={
        <Text size="caption" tone="text-3" numbers center above={4}>
          <time dateTime={createdDate}>{shortDate(createdDate)}</time>에 올린 글
          <S.Dot aria-hidden />
          조회 {formatCount(views)}
        </Text>
      }
    >
      {children}
    </PostInfo>
  );
}

function ClosingDay({ project: { id, title, deadline, closed } }: Pick<ProjectInfoProps, 'project'>) {
  const left = daysLeft(deadline, useToday());
  if (closed || deadline === null || left === null) return null;
  return (
    <S.ClosingDay>
      <b>{left === 0 ? RECRUITING_TEXTS.lastDay : `D-${left}`}</b>
      <span>{dayInKorean(deadline)}까지 지원할 수 있어요</span>
      <CalendarButton
        id={`deadline-${id}`}
        summary={CALENDAR_TEXTS.deadline(title)}
        day={deadline}
        path={paths.projectDetail(id)}
      />
    </S.ClosingDay>
  );
}

function Facts({ project }: Pick<ProjectInfoProps, 'project'>) {
  const { projectName, startDate, endDate, period, meetingOption, category, weeklyHours, times, link, archiveId } =
    project;

  return (
    <>
      <Fact icon={FileTextIcon} name="프로젝트 이름">
        {projectName}
      </Fact>
      <Fact icon={CalendarIcon} name="진행 기간" aside={PERIOD_LABELS[period]}>
        {`${shortMonth(startDate)} ~ ${shortMonth(endDate)}`}
      </Fact>
      {weeklyHours && (
        <Fact icon={TimerIcon} name={RECRUITING_TEXTS.weeklyHours}>
          {WEEKLY_HOURS_LABELS[weeklyHours]}
        </Fact>
      )}
      {times.length > 0 && (
        <Fact icon={ClockIcon} name={RECRUITING_TEXTS.times}>
          {times.map((time) => ACTIVITY_TIME_LABELS[time]).join(', ')}
        </Fact>
      )}
      <Fact icon={MapPinIcon} name="진행 방식">
        {meetingOption}
      </Fact>
      <Fact icon={LayersIcon} name="분야">
        {PROJECT_CATEGORY_LABELS[category]}
      </Fact>
      {link && (
        <Fact icon={LinkIcon} name="참고 링크">
          <OutsideLink href={link} />
        </Fact>
      )}
      {archiveId !== null && (
        <Fact icon={LayersIcon} name="아카이브">
          <FactLink to={paths.archiveDetail(archiveId)}>아카이브 보기</FactLink>
        </Fact>
      )}
    </>
  );
}
