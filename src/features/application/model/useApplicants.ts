import { useState } from 'react';
import { type Application } from '@contract/application';
import { useGetApplicantsQuery, type ProjectId } from '@/shared/api';
import { usePagedList } from '@/shared/list';
import { type ApplicantsList } from './useApplicantsParams';

const byAge = (one: Application, other: Application) =>
  one.createdDateTime.localeCompare(other.createdDateTime) || one.id - other.id;

/** Rows answered here do not move and show their new state, although the server lists them elsewhere now. */
function withAnswered(rows: readonly Application[], answered: readonly Application[]): Application[] {
  if (answered.length === 0) return [...rows];
  const isAnswered = ({ id }: Application) => answered.some((one) => one.id === id);
  return [...rows.filter((row) => !isAnswered(row)), ...answered].sort(byAge);
}

/** The applicants of an own post, and a function that stores an answer given here. */
export function useApplicants(projectId: ProjectId, list: ApplicantsList) {
  const { status, role, page } = list.params;
  const query = useGetApplicantsQuery({ projectId, status, role: role ? [role] : [], page: page - 1 });
  const paged = usePagedList(query, list);
  const [answered, setAnswered] = useState<{ listKey: string; rows: readonly Application[] }>({
    listKey: '',
    rows: [],
  });

  const key = `${status} ${role ?? ''} ${page}`;
  const answeredHere = answered.listKey === key ? answered.rows : [];

  return {
    ...paged,
    error: query.error,
    counts: (query.currentData ?? query.data)?.counts,
    roleCounts: query.currentData?.roleCounts ?? paged.list?.roleCounts,
    rows: paged.list && withAnswered(paged.list.applications, status === 'PENDING' ? answeredHere : []),
    noteAnswer: (application: Application) => setAnswered({ listKey: key, rows: [...answeredHere, application] }),
  };
}
