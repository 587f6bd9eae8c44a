import { type ReactNode } from 'react';
import { PROJECT_CATEGORY_LABELS, RECRUITING_LABELS, type ProjectDetail } from '@contract/project';
import { countComments } from '@/entities/comment';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { PostHead } from '@/entities/post';
import { STEP_WORDS, stepPlace } from '@/entities/project';
import { StepDots } from '@/shared/ui/StepDots';
import { Tag } from '@/shared/ui/Tag';

interface ProjectHeadProps {
  project: ProjectDetail;
  /** After the counts. */
  tools?: ReactNode;
}

/** Kind and step, title, who wrote it and when, how many took notice. */
export function ProjectHead({ project, tools }: ProjectHeadProps) {
  const { title, writer, writerProfileImage, createdDate, comments, bookmarks, views } = project;

  return (
    <PostHead
      tags={<ProjectTags project={project} />}
      title={title}
      portrait={
        <PortraitLink nickname={writer}>
          <MemberAvatar nickname={writer} photo={writerProfileImage} />
        </PortraitLink>
      }
      writer={<MemberLink nickname={writer} />}
      createdAt={createdDate}
      comments={countComments(comments)}
      bookmarks={bookmarks}
      views={views}
      tools={tools}
    />
  );
}

function ProjectTags({ project: { closed, category, step } }: Pick<ProjectHeadProps, 'project'>) {
  return (
    <>
      {closed && <Tag large>{RECRUITING_LABELS.closed}</Tag>}
      <Tag large tone={closed ? 'gray' : 'pine'}>
        {PROJECT_CATEGORY_LABELS[category]}
      </Tag>
      <Tag large>
        <StepDots steps={STEP_WORDS} current={stepPlace(step)} />
      </Tag>
    </>
  );
}
