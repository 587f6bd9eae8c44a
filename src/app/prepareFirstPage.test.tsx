import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FIRST_ANSWERS_ID, type FirstAnswer } from '@contract/pageTexts';
import { listQuery, readListPlace } from '@contract/project';
import { createProjectItem, mockServer, renderRoute } from './testing';

const TITLE = '서버가 적어 둔 모집글';
let asked: string[];
let written: HTMLElement[];

/** The API, which knows another title and notes what it is asked. */
beforeEach(() => {
  asked = [];
  mockServer.use(
    http.get('*/api/projects/filter/keyword', ({ request }) => {
      asked.push(new URL(request.url).search);
      const projects = [createProjectItem({ title: '새로 물어본 모집글' })];
      return HttpResponse.json({ status: 200, message: '', data: { projects, totalPages: 1, totalElements: 1 } });
    }),
  );
});

afterEach(() => {
  for (const element of written) element.remove();
});

/** The document as the server sends it. */
function writeDocument(search: string) {
  const root = document.createElement('div');
  root.id = 'root';
  root.append(document.createElement('main'));
  const holder = document.createElement('script');
  holder.type = 'application/json';
  holder.id = FIRST_ANSWERS_ID;
  const answer: FirstAnswer = {
    endpoint: 'listProjects',
    question: listQuery(readListPlace(new URLSearchParams(search))),
    answer: { projects: [createProjectItem({ title: TITLE })], totalPages: 1, totalElements: 1 },
  };
  holder.textContent = JSON.stringify([answer]);
  written = [root, holder];
  document.body.append(...written);
  return holder;
}

it('draws the list that came with the page at once, without asking', async () => {
  writeDocument('?open=true&roles=PM');
  await renderRoute('/project?open=true&roles=PM');
  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  // The last part of the page to come.
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('asks for what did not come with the page', async () => {
  writeDocument('?open=true');
  const { user } = await renderRoute('/project?open=true');
  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), 'popular');
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(asked.join()).toContain('sort=popular');
});

it('asks for a member, who is told more than a visitor', async () => {
  const holder = writeDocument('');
  await renderRoute('/project', { member: true });
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(holder).not.toBeInTheDocument();
});
