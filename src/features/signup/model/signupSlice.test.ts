import {
  availabilityConfirmed,
  joined,
  signupLeft,
  socialBegun,
  socialDropped,
  signupSlice,
  stepEntered,
} from './signupSlice';

const afterwards = (...actions: Parameters<typeof signupSlice.reducer>[1][]) =>
  actions.reduce(signupSlice.reducer, signupSlice.getInitialState());

const CHECKED = availabilityConfirmed({ field: 'email', value: 'ieum@teamieum.kr' });
const JOINED = joined({ nickname: '새벽코딩', role: 'PM' });

it('the last step is shown after a join, and the checks of its values are dropped', () => {
  expect(afterwards(CHECKED, stepEntered('profile'), JOINED)).toEqual({
    step: 'done',
    joined: { nickname: '새벽코딩', role: 'PM' },
    checked: {},
    social: null,
  });
});

it('the signup starts with its first step again after its page was left', () => {
  expect(afterwards(JOINED, signupLeft())).toEqual(signupSlice.getInitialState());
});

it('the checks of values that are kept as a draft outlive the page', () => {
  expect(afterwards(CHECKED, stepEntered('profile'), signupLeft())).toEqual({
    step: 'account',
    joined: null,
    checked: { email: 'ieum@teamieum.kr' },
    social: null,
  });
});

it('the provider with which a signup began is forgotten when it is dropped, and after the join', () => {
  const begun = socialBegun({ provider: 'kakao', name: '', email: '', emailVerified: false, emailFree: false });
  expect(afterwards(begun).social?.provider).toBe('kakao');
  for (const end of [socialDropped(), JOINED]) expect(afterwards(begun, end).social).toBeNull();
});
