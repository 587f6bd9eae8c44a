/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, todayInKorea } from '@contract/dates';
import { FIGURES, NUMBERS_TEXTS, periodStart, type FigureName, type FigureRow, type Figures } from '@contract/operator';
import { http } from 'msw';
import { mockServer, renderRoute, respond, respondWithError, serveDesk, serveDeskResponse } from '../testing';

const MEMBER = { member: true as const };

/** A period in which every figure has this value; null stands for a withheld value. */
function createRow(start: string, value: number | null): FigureRow {
  const figures = FIGURES.map((name) => [name, { value, few: value === null }]);
  return { start, ...(Object.fromEntries(figures) as Record<FigureName, FigureRow[FigureName]>) };
}

const ROWS = [createRow('2026-11-02', 6), createRow('2026-11-09', null), createRow('2026-11-16', 1284)];

/** Serves these rows and returns the queries of the requests. */
function serveFigures(rows = ROWS) {
  const asked: Record<string, string>[] = [];
  serveDesk();
  mockServer.use(
    http.get('*/api/admin/numbers', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return respond<Figures>({ rows });
    }),
  );
  return asked;
}

const tile = (name: RegExp) => screen.findByRole('tab', { name });
const chart = () => screen.getByRole('img', { name: /가입|신고/ });

it('the numbers cover twelve weeks and show every figure of the last whole week beside the one before', async () => {
  const asked = serveFigures();
  await renderRoute('/admin/numbers', MEMBER);
  expect(await tile(/^가입/)).toHaveTextContent('5 미만지난주 · 그 전주 6');
  expect(screen.getAllByRole('tab')).toHaveLength(FIGURES.length);
  const today = todayInKorea();
  expect(asked).toEqual([{ unit: 'WEEK', from: addDays(periodStart('WEEK', today), -77), to: today }]);
});

it('the chart is described in a sentence, and a table lists the same numbers, newest first', async () => {
  serveFigures();
  await renderRoute('/admin/numbers', MEMBER);
  await tile(/^가입/);
  expect(chart()).toHaveAccessibleName(
    '가입, 11월 2일 주 6명에서 11월 16일 주 1,284명으로 늘었어요. 1번은 5 미만이에요.',
  );
  const table = screen.getByRole('table', { name: '표로 보기' });
  const [, newest, withheld] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent('11.16 이번 주1,284');
  expect(within(withheld!).getAllByText(NUMBERS_TEXTS.few)).toHaveLength(FIGURES.length);
});

it('a tile opens the chart of its figure, by arrow keys too, and stores it in the address', async () => {
  serveFigures();
  const { user } = await renderRoute('/admin/numbers', MEMBER);
  await user.click(await tile(/^신고/));
  expect(screen.getByRole('tabpanel', { name: /^신고/ })).toContainElement(chart());
  expect(window.location.search).toBe('?figure=reports');
  await user.keyboard('{ArrowRight}');
  expect(await tile(/^조치/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(await tile(/^보내지 못한 푸시/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await tile(/^가입/)).toHaveAttribute('aria-selected', 'true');
});

it('arrow keys move through the periods of the chart, which are read aloud', async () => {
  serveFigures();
  await renderRoute('/admin/numbers', MEMBER);
  await tile(/^가입/);
  expect(screen.getByRole('slider', { name: '기간 고르기' })).toHaveAttribute(
    'aria-valuetext',
    '11.16 ~ 11.22, 1,284명',
  );
});

it('the numbers are available by day and by month, each with ranges of its own', async () => {
  const asked = serveFigures();
  const { user } = await renderRoute('/admin/numbers', MEMBER);
  await user.selectOptions(await screen.findByRole('combobox', { name: '기간' }), '최근 52주');
  await waitFor(() => expect(asked.at(-1)?.from).toBe(addDays(periodStart('WEEK', todayInKorea()), -51 * 7)));
  await user.click(screen.getByRole('radio', { name: '일' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ unit: 'DAY', from: addDays(todayInKorea(), -13) }));
  await user.click(screen.getByRole('radio', { name: '월' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ unit: 'MONTH' }));
  expect(asked.at(-1)?.from).toMatch(/-01$/);
});

it('a figure without any value in the range is stated as such', async () => {
  serveFigures([{ ...ROWS[0]!, answerHours: { value: null, few: false } }]);
  await renderRoute('/admin/numbers?figure=answerHours', MEMBER);
  expect(await screen.findByText('이 기간에는 값이 없어요.')).toBeVisible();
});

it('a retry is offered when the numbers fail to load, and a failed file shows the reason', async () => {
  serveDesk();
  serveDeskResponse('get', 'numbers', () => respondWithError(500, ''));
  serveDeskResponse('get', 'numbers.csv', () => respondWithError(429, '잠시 뒤에 다시 시도해 주세요.'));
  const { user } = await renderRoute('/admin/numbers', MEMBER);
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeVisible();
});
