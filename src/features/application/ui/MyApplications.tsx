import { useState } from 'react';
import {
  APPLICATION_MESSAGES,
  APPLICATION_STATUS_LABELS,
  type MyApplication,
  type MyApplicationPage,
} from '@contract/application';
import { ROLE_LABELS } from '@contract/skill';
import { useGetMyApplicationsQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { paths, type OpenedPost } from '@/shared/routes';
import { useServerNow } from '@/shared/session';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag, type TagTone } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { expiryLabel, reasonText } from '../lib/applicationTexts';
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
      <S.Post to={paths.projectDetail(projectId)} state={{ title } satisfies OpenedPost}>
        <Text as="b" size="body" weight={600} cut>
          {title}
        </Text>
        <Text as="small" size="label" weight={500} tone="text-3" tight numbers>
          {ROLE_LABELS[role]} · <time dateTime={createdDateTime}>{shortDate(createdDateTime)}</time> 지원
        </Text>
      </S.Post>
      <S.State>
        <Tag tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status].replace('지원 완료 · ', '')}</Tag>
        <StateDetail application={application} />
      </S.State>
    </S.Row>
  );
}

/** When it expires, or why it was declined. */
function StateDetail({ application }: { application: MyApplication }) {
  const now = useServerNow();
  const isWaiting = application.status === 'PENDING';
  const detail = isWaiting ? expiryLabel(application.expiresDateTime, now) : reasonText(application);
  return detail ? <small>{detail}</small> : null;
}
