import { fileChanged } from '@contract/messages/fileChanged';
import { http, HttpResponse } from 'msw';
import { createApp } from '@/app/createApp';
import { mockServer, respondWithError, serveJoin, serveJoinResponse } from '@/app/testing';
import { usersApi, type JoinForm } from './endpoints/users';
import { toFormData } from './toFormData';

const photo = new File(['photo'], 'dawn.png', { type: 'image/png' });
const cv = new File(['cv'], '이력서.pdf', { type: 'application/pdf' });

const FORM = {
  memberDTO: { nickname: '새벽코딩' } as JoinForm['memberDTO'],
  authImgFile: photo,
  portfolioFiles: [cv, photo],
  key: '8c1f6f5e-3a52-4c0e-9a52-6d1f4d2a9b10',
};

function setup() {
  const { store } = createApp();
  const percents: number[] = [];
  store.subscribe(() => {
    const percent = store.getState().upload['join'];
    if (percent !== undefined) percents.push(percent);
  });
  return { store, percents, join: (form = FORM) => store.dispatch(usersApi.endpoints.join.initiate(form)) };
}

it('a form contains plain values as JSON, and several files under the same name', () => {
  const form = toFormData({ memberDTO: { nickname: '새벽코딩' }, authImgFile: null, portfolioFiles: [cv, photo] });

  expect(form.get('memberDTO')).toBe('{"nickname":"새벽코딩"}');
  expect(form.has('authImgFile')).toBe(false);
  expect(form.getAll('portfolioFiles')).toHaveLength(2);
});

describe('a form with files', () => {
  it('sends all its parts, and reports its upload progress', async () => {
    const sent = serveJoin();
    const { join, percents, store } = setup();

    const { error } = await join();

    expect(error).toBeUndefined();
    expect(sent[0]?.get('memberDTO')).toBe('{"nickname":"새벽코딩"}');
    expect(sent[0]?.getAll('portfolioFiles')).toHaveLength(2);
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBe(100);
    expect(store.getState().upload['join']).toBeUndefined();
  });

  it('reports no progress without files', async () => {
    serveJoin();
    const { join, percents } = setup();

    await join({ ...FORM, authImgFile: null as unknown as File, portfolioFiles: [] });

    expect(percents).toEqual([]);
  });

  it('returns the refusal of the server', async () => {
    serveJoinResponse(() =>
      respondWithError(400, '이미 사용 중인 닉네임이에요.', [{ field: 'nickname', message: 'x' }]),
    );

    expect((await setup().join()).error).toMatchObject({
      status: 400,
      data: { message: '이미 사용 중인 닉네임이에요.', errors: [{ field: 'nickname' }] },
    });
  });

  it('that cannot be sent, because a file has changed on the disk, is refused at the field of the file', async () => {
    serveJoinResponse(() => HttpResponse.error());
    const unreadable = () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError'));
    jest.spyOn(photo, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: unreadable }));

    expect((await setup().join()).error).toEqual({
      status: 400,
      data: expect.objectContaining({
        errors: [{ field: 'authImgFile', message: fileChanged('dawn.png') }],
      }) as unknown,
    });
  });

  it('fails as a network failure without a response, and as unreadable when it is not JSON', async () => {
    serveJoinResponse(() => HttpResponse.error());
    expect((await setup().join()).error).toMatchObject({ status: 'FETCH_ERROR' });

    mockServer.use(http.post('*/api/users/join', () => HttpResponse.text('<html>', { status: 413 })));
    expect((await setup().join()).error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 413 });
  });
});
