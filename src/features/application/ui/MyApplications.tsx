import { useState, type ReactNode } from 'react';
import {
  APPLICATION_MESSAGES,
  APPLICATION_STATUS_LABELS,
  type MyApplication,
  type MyApplicationPage,
} from '@contract/application';
import { ROLE_LABELS } from '@contract/skill';
import { LinkedText } from '@/entities/post';
import { useGetMyApplicationsQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { paths, withDialog, type OpenedPost } from '@/shared/routes';
import { useServerNow } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag, type TagTone } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { endText, expiryLabel, isAsked } from '../lib/applicationTexts';
import { MINE_DIALOG } from './MineDialog';
import * as S from './MyApplications.styles';

const HEADING_ID = 'my-applications';

/** 지원 현황: every own application with its state, waiting ones first (D105). */
export function MyApplications() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetMyApplicationsQuery(page - 1);

  return (
    <Stack as="section" gap={5} aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID} tabIndex={-1}>
        지원 현황 {data && <SectionCount>{data.totalElements}</SectionCount>}
      </SectionHeading>
      {data && <Rows page={data} isStale={isFetching} />}
      {data && <Pager page={page} totalPages={data.totalPages} label="지원 현황 페이지" onChange={setPage} />}
      {!data && error && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={144} radius={12} />}
    </Stack>
  );
}

function Rows({ page: { applications, totalElements }, isStale }: { page: MyApplicationPage; isStale: boolean }) {
  if (totalElements === 0) return <S.Nothing>{APPLICATION_MESSAGES.noApplications}</S.Nothing>;
  return (
    <ul aria-busy={isStale}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </ul>
  );
}

const TONES: Record<MyApplication['status'], TagTone> = {
  PENDING: 'blue',
  ACCEPTED: 'pine',
  DECLINED: 'gray',
  EXPIRED: 'gray',
  WITHDRAWN: 'gray',
};

function ApplicationRow({ application }: { application: MyApplication }) {
  const { projectId, title, role, status, createdDateTime } = application;

  return (
    <S.Row>
      <PostLink application={application}>
        <Text as="b" size="body" weight={600} tone={projectId === null ? 'text-2' : undefined} cut>
          {title ?? APPLICATION_MESSAGES.deletedPost}
        </Text>
        <Text as="small" size="label" weight={500} tone="text-3" tight numbers>
          {ROLE_LABELS[role]} · <time dateTime={createdDateTime}>{shortDate(createdDateTime)}</time> 지원
        </Text>
      </PostLink>
      <S.State>
        {isAsked(application) ? (
          <Tag tone="apricot">{APPLICATION_MESSAGES.questionArrived}</Tag>
        ) : (
          <Tag tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status].replace('지원 완료 · ', '')}</Tag>
        )}
        <StateDetail application={application} />
      </S.State>
      {isAsked(application) && projectId !== null && (
        <S.Action>
          <Button
            to={paths.projectDetail(projectId)}
            state={withDialog(MINE_DIALOG)}
            variant="soft"
            size="small"
            aria-label={`${title ?? ''} ${APPLICATION_MESSAGES.answerQuestion}`}
          >
            {APPLICATION_MESSAGES.answerQuestion}
          </Button>
        </S.Action>
      )}
    </S.Row>
  );
}

/** The link to the post; that of a deleted one leads nowhere. */
function PostLink({ application, children }: { application: MyApplication; children: ReactNode }) {
  const { projectId, title } = application;
  if (projectId === null) return <S.Gone>{children}</S.Gone>;
  return (
    <S.Post to={paths.projectDetail(projectId)} state={{ title: title ?? '' } satisfies OpenedPost}>
      {children}
    </S.Post>
  );
}

/** When it expires, or how it has ended. */
function StateDetail({ application }: { application: MyApplication }) {
  const now = useServerNow();
  const isWaiting = application.status === 'PENDING';
  const detail = isWaiting ? expiryLabel(application.expiresDateTime, now) : endText(application);
  return detail ? (
    <small>
      <LinkedText>{detail}</LinkedText>
    </small>
  ) : null;
}
