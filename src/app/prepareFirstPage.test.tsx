import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FIRST_ANSWERS_ID, type FirstAnswer } from '@contract/pageTexts';
import { listQuery, readListPlace } from '@contract/project';
import { createArchive, createProjectItem, mockServer, renderRoute } from './testing';

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

const listAt = (search: string): FirstAnswer => ({
  endpoint: 'listProjects',
  question: listQuery(readListPlace(new URLSearchParams(search))),
  answer: { projects: [createProjectItem({ title: TITLE })], totalPages: 1, totalElements: 1 },
});

/** The document as the server sends it. */
function writeDocument(answer: FirstAnswer) {
  const root = document.createElement('div');
  root.id = 'root';
  root.append(document.createElement('main'));
  const holder = document.createElement('script');
  holder.type = 'application/json';
  holder.id = FIRST_ANSWERS_ID;
  holder.textContent = JSON.stringify([answer]);
  written = [root, holder];
  document.body.append(...written);
  return holder;
}

it('draws the list that came with the page at once, without asking', async () => {
  writeDocument(listAt('?open=true&roles=PM'));
  await renderRoute('/project?open=true&roles=PM');
  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  // The last part of the page to come.
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('asks for what did not come with the page', async () => {
  writeDocument(listAt('?open=true'));
  const { user } = await renderRoute('/project?open=true');
  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), 'popular');
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(asked.join()).toContain('sort=popular');
});

it('asks for a member, who is told more than a visitor', async () => {
  const holder = writeDocument(listAt(''));
  await renderRoute('/project', { member: true });
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(holder).not.toBeInTheDocument();
});

it('draws an archive at once at its other address too, and keeps it in sight on the way to its own', async () => {
  writeDocument({ endpoint: 'getArchive', question: 7, answer: createArchive({ id: 7, title: TITLE }) });
  await renderRoute('/archivedetail/7');
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/archive/7'));
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
});
