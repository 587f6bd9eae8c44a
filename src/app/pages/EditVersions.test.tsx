/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { UPDATED_FIELD } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { type ProjectPayload } from '@contract/project';
import { http, HttpResponse } from 'msw';
import {
  createProject,
  mockServer,
  renderRoute,
  respondWithError,
  serveProject,
  serveProjects,
  storeDraft,
} from '../testing';

const ME = '새벽코딩';
const [FIRST, SECOND] = ['2026-11-20T01:00:00.000Z', '2026-11-21T01:00:00.000Z'];
const QUESTION = /그 뒤 다른 곳에서 내용이 바뀌었어요/;

const POST = createProject({ id: 7, writer: ME, title: '다른 기기에서 고친 제목', updatedDateTime: SECOND });

/** The bar and the end of the form have one each. */
const submitButton = () => screen.getAllByRole('button', { name: '수정하기' })[0] ?? document.body;
const titleBox = () => screen.findByLabelText('모집글 제목');

async function open(draft?: object) {
  serveProject(POST);
  serveProjects([]);
  if (draft) storeDraft({ owner: ME, form: 'project', target: 7 }, draft);
  return renderRoute('/project/edit/7', { member: { nickname: ME } });
}

/** Serves the edit: refused for a version, stored without one. @returns the versions that were sent */
function serveEdits(): unknown[] {
  const versions: unknown[] = [];
  mockServer.use(
    http.put('*/api/projects/7', async ({ request }) => {
      const { updatedDateTime } = (await request.json()) as ProjectPayload;
      versions.push(updatedDateTime);
      if (updatedDateTime === undefined) return HttpResponse.json({ status: 200, message: '', data: 7 });
      const message = MESSAGES.changedElsewhere;
      return respondWithError(409, message, [{ field: UPDATED_FIELD, message }]);
    }),
  );
  return versions;
}

describe('the draft of an edit whose post was changed since', () => {
  it('is not restored before the member chooses it', async () => {
    const { user } = await open({ title: '내가 쓰던 제목', updatedDateTime: FIRST });
    expect(await titleBox()).toHaveValue(POST.title);
    expect(screen.getByText(QUESTION)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '내 초안' }));
    expect(await titleBox()).toHaveValue('내가 쓰던 제목');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('is discarded for the stored text', async () => {
    const view = await open({ title: '내가 쓰던 제목', updatedDateTime: FIRST });
    await view.user.click(await screen.findByRole('button', { name: '최신 글' }));
    expect(await titleBox()).toHaveValue(POST.title);
    await view.persistor.flush();
    view.unmount();

    await open();
    expect(await titleBox()).toHaveValue(POST.title);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('of the stored version is restored without a question', async () => {
    await open({ title: '내가 쓰던 제목', updatedDateTime: SECOND });
    expect(await titleBox()).toHaveValue('내가 쓰던 제목');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });
});

describe('an edit that would overwrite another one', () => {
  const save = async () => {
    const versions = serveEdits();
    const { user } = await open();
    await user.type(await titleBox(), '!');
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    return { versions, user, dialog };
  };

  it('is saved after the member has confirmed it', async () => {
    const { versions, user, dialog } = await save();
    await user.click(dialog.getByRole('button', { name: '내 내용으로 저장' }));
    await waitFor(() => expect(window.location.pathname).toBe('/project'));
    expect(versions).toEqual([SECOND, undefined]);
  });

  it('is not sent when the member declines, and can be sent again', async () => {
    const { versions, user, dialog } = await save();
    await user.click(dialog.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await titleBox()).toHaveValue(`${POST.title}!`);
    await user.click(submitButton());
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(versions).toEqual([SECOND, SECOND]);
  });
});
