import { type ReactNode } from 'react';
import { type ActivityLists, type MyPage } from '@contract/mypage';
import { paths } from '@/shared/routes';
import { SectionHeading } from '@/shared/ui/SectionHeading';
import { Stack } from '@/shared/ui/pieces';
import { ActivityList } from './ActivityList';
import { ToDo } from './ToDo';
import * as S from './ActivityTab.styles';

interface ActivityTabProps {
  activities: Required<MyPage>['myActivities'];
  /** The pending items of the member. */
  waiting: MyPage['portfolio'];
  /** The member's teams and applications. */
  joined: ReactNode;
}

/** The member's own posts: teams, written and bookmarked posts. */
export function ActivityTab({ activities: { myProject, myArchive }, waiting, joined }: ActivityTabProps) {
  return (
    <>
      <ToDo waiting={waiting} />
      {joined}
      <Group name="프로젝트" id="project" lists={myProject} to={paths.projectDetail} />
      <Group name="아카이브" id="archive" lists={myArchive} to={paths.archiveDetail} />
    </>
  );
}

interface GroupProps {
  name: string;
  id: string;
  lists: ActivityLists;
  to: (id: number) => string;
}

function Group({ name, id, lists, to }: GroupProps) {
  return (
    <Stack as="section" gap={5} aria-labelledby={`${id}-activities`}>
      <SectionHeading id={`${id}-activities`}>{name}</SectionHeading>
      <S.Lists>
        <ActivityList id={`${id}-written`} name="작성한 글" activities={lists.writtenPosts} to={to} />
        <ActivityList id={`${id}-bookmarked`} name="북마크한 글" activities={lists.bookmarkedPosts} to={to} />
      </S.Lists>
    </Stack>
  );
}
