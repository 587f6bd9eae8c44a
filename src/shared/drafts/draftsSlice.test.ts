import { endedElsewhere, loggedIn, loggedOut, withdrawn } from '@/shared/session';
import { draftDropped, draftSaved, draftsSlice, selectDraft, type DraftsState } from './draftsSlice';

const [OWN, OTHER] = [1, 2];
const POST_1 = { form: 'comment', target: 1 };
const POST_2 = { form: 'comment', target: 2 };
const SESSION = {
  accessToken: 'token',
  profile: null,
  tokenExpiresAt: 1,
  remaining: 1,
  clockOffset: 0,
  mustChangePassword: false,
};

const afterwards = (...actions: Parameters<typeof draftsSlice.reducer>[1][]): DraftsState => ({
  drafts: actions.reduce(draftsSlice.reducer, draftsSlice.getInitialState()),
});

const kept = (ref: typeof POST_1, owner: number | null, content: string) =>
  draftSaved({ ref, owner, values: { content } });

it('one draft is stored for each target', () => {
  const state = afterwards(kept(POST_1, OWN, '반가워요'));

  expect(selectDraft(state, POST_1, OWN)).toEqual({ content: '반가워요' });
  expect(selectDraft(state, POST_2, OWN)).toBeNull();
});

it('the draft of a member is not shown to another one', () => {
  const state = afterwards(kept(POST_1, OWN, '반가워요'));

  expect(selectDraft(state, POST_1, OTHER)).toBeNull();
  expect(selectDraft(state, POST_1, null)).toBeNull();
});

it('the draft of a visitor passes to the member who logs in next', () => {
  const state = afterwards(
    kept(POST_1, null, '반가워요'),
    loggedIn({ ...SESSION, memberId: OWN, nickname: '새벽코딩' }),
  );

  expect(selectDraft(state, POST_1, OWN)).toEqual({ content: '반가워요' });
  expect(selectDraft(state, POST_1, null)).toBeNull();
});

it('a draft is deleted when it was sent, and all are after a logout in any tab or a withdrawal', () => {
  const both = [kept(POST_1, OWN, '하나'), kept(POST_2, OWN, '둘')];

  const sent = afterwards(...both, draftDropped({ ref: POST_1, owner: OWN }));
  expect(selectDraft(sent, POST_1, OWN)).toBeNull();
  expect(selectDraft(sent, POST_2, OWN)).toEqual({ content: '둘' });

  expect(selectDraft(afterwards(...both, loggedOut()), POST_2, OWN)).toBeNull();
  expect(selectDraft(afterwards(...both, endedElsewhere('withdrawal')), POST_2, OWN)).toBeNull();
  expect(selectDraft(afterwards(...both, withdrawn()), POST_2, OWN)).toBeNull();
});
