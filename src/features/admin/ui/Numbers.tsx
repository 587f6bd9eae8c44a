import { FIGURES, NUMBER_UNIT_LABELS, NUMBERS_TEXTS, type Figures } from '@contract/operator';
import { loadFailed, loading } from '@contract/loadingTexts';
import { useGetFiguresQuery } from '@/shared/api';
import { shortDay } from '@/shared/lib/dates';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { Icon, ShieldIcon } from '@/shared/ui/Icon';
import { Segment } from '@/shared/ui/Segment';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { TabPanel } from '@/shared/ui/Tabs';
import { Row, Text } from '@/shared/ui/pieces';
import { figureLabel, type FigurePoint } from '../lib/figureTexts';
import { useNumbersParams } from '../model/numbersParams';
import { CsvButton } from './CsvButton';
import { FigureTiles, FIGURE_TABS } from './FigureTiles';
import { LineChart } from './LineChart';
import { NumbersTable } from './NumbersTable';
import * as P from './Section.styles';
import * as S from './Numbers.styles';

const NOUN = '통계';

type Params = ReturnType<typeof useNumbersParams>;

/** The hint of each unit, below the title of a chart. */
const UNIT_HINTS = { DAY: '날마다', WEEK: '주마다, 월요일부터', MONTH: '달마다' } as const;

/** Usage figures of the product, from stored facts without names (D137). */
export function Numbers() {
  useDocumentTitle('통계 · 운영');
  const params = useNumbersParams();
  const { unit, count, ranges, query, showUnit, showRange } = params;
  const { data, currentData, error, isFetching, refetch } = useGetFiguresQuery(query);
  const isFailed = error !== undefined && !currentData;
  const skeletonStays = useDelayedLoading(!data && !isFailed);
  const figures = currentData ?? (isFailed ? undefined : data);
  const shown = skeletonStays ? undefined : figures;

  return (
    <>
      <S.Head>
        <Text as="h1" size="h2">
          통계
        </Text>
        <P.Caption>
          {shortDay(query.from)} ~ {shortDay(query.to)}
        </P.Caption>
        <S.Controls>
          <Segment label="단위" hideLabel options={optionsOf(NUMBER_UNIT_LABELS)} value={unit} onChange={showUnit} />
          <P.Choice aria-label="기간" value={count} onChange={({ target }) => showRange(target.value)}>
            {ranges.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </P.Choice>
          <CsvButton name="numbers" params={query} />
        </S.Controls>
      </S.Head>
      {isFailed && <FailedBlock title={loadFailed(NOUN)} onRetry={() => void refetch()} />}
      {!isFailed && !shown && <NumbersSkeleton waiting={!skeletonStays} />}
      {shown && <Shown figures={shown} params={params} isStale={!currentData && isFetching} />}
    </>
  );
}

interface ShownProps {
  figures: Figures & Pick<Params, 'unit'>;
  params: Params;
  isStale: boolean;
}

function Shown({ figures: { rows, unit }, params: { figure, showFigure }, isStale }: ShownProps) {
  const points: FigurePoint[] = rows.map((row) => ({ start: row.start, figure: row[figure] }));
  const isEmpty = points.every((one) => one.figure.value === null && !one.figure.few);
  const { label, isMedian } = figureLabel(figure);

  return (
    <div aria-busy={isStale}>
      <FigureTiles rows={rows} unit={unit} value={figure} onChange={showFigure} />
      <TabPanel idBase={FIGURE_TABS} id={figure}>
        <Row gap={3} rowGap={1} align="baseline" wraps above={7} below={2}>
          <Text as="h2" size="h3">
            {label}
          </Text>
          <P.Caption>{[isMedian && '중앙값', UNIT_HINTS[unit]].filter(Boolean).join(', ')}</P.Caption>
        </Row>
        {isEmpty ? (
          <EmptyState illustration="no-alarm" title="이 기간에는 값이 없어요." />
        ) : (
          <LineChart key={`${unit} ${figure} ${rows.length}`} name={figure} unit={unit} points={points} />
        )}
      </TabPanel>
      <Row gap={3} rowGap={1} align="baseline" wraps above={7} below={2}>
        <Text as="h2" size="h3" id="numbers-table">
          표로 보기
        </Text>
      </Row>
      <NumbersTable rows={rows} unit={unit} chosen={figure} labelledBy="numbers-table" />
      <S.Note>
        <Icon of={ShieldIcon} size={16} />한 명에서 네 명이 만든 값은 누구인지 드러날 수 있어 {NUMBERS_TEXTS.few}으로만
        보여요. {NUMBERS_TEXTS.note}
      </S.Note>
    </div>
  );
}

function NumbersSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>{loading(NOUN)}</LoadingText>
      <S.Tiles>
        {FIGURES.map((name) => (
          <Skeleton key={name} height={144} radius={16} />
        ))}
      </S.Tiles>
      <Skeleton height={300} radius={16} />
    </SkeletonContainer>
  );
}
