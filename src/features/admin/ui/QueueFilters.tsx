import { CASE_SORTS, CASE_STATE_LABELS, type CaseState } from '@contract/operator';
import { CASE_TYPE_LABELS, REPORT_TARGET_LABELS, type CaseType, type ReportTargetType } from '@contract/report';
import { optionsOf } from '@/shared/lib/optionsOf';
import { Chip } from '@/shared/ui/Chip';
import { type QueueList } from '../model/queueParams';
import * as P from './Section.styles';
import * as S from './Queue.styles';

const STATES: readonly CaseState[] = ['HIDDEN', 'OPEN', 'DONE'];

/** State, target, kind and order of the queue, stored in the URL. */
export function QueueFilters({ queue: { params, replace } }: { queue: QueueList }) {
  const toggle = (state: CaseState) =>
    replace(({ state: chosen }) => ({
      state: chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state],
    }));

  return (
    <>
      <P.Filters role="group" aria-label="상태">
        {STATES.map((state) => (
          <Chip key={state} selected={params.state.includes(state)} onClick={() => toggle(state)}>
            {CASE_STATE_LABELS[state]}
          </Chip>
        ))}
        <Chip selected={params.edited} onClick={() => replace(({ edited }) => ({ edited: !edited }))}>
          고침
        </Chip>
      </P.Filters>
      <S.Tools>
        <P.Choice
          aria-label="대상"
          value={params.target ?? ''}
          onChange={({ target }) => replace({ target: (target.value || undefined) as ReportTargetType | undefined })}
        >
          <option value="">모든 대상</option>
          <Options labels={REPORT_TARGET_LABELS} />
        </P.Choice>
        <P.Choice
          aria-label="유형"
          value={params.type ?? ''}
          onChange={({ target }) => replace({ type: (target.value || undefined) as CaseType | undefined })}
        >
          <option value="">모든 유형</option>
          <Options labels={CASE_TYPE_LABELS} />
        </P.Choice>
        <P.Choice
          aria-label="정렬"
          value={params.sort}
          onChange={({ target }) => replace({ sort: CASE_SORTS.find((sort) => sort === target.value) ?? 'most' })}
        >
          <option value="most">신고순</option>
          <option value="latest">최신순</option>
          <option value="oldest">오래된순</option>
        </P.Choice>
      </S.Tools>
    </>
  );
}

function Options({ labels }: { labels: Readonly<Record<string, string>> }) {
  return optionsOf(labels).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
