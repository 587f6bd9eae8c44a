import { withoutSecrets } from './withoutSecrets';

it('leaves out passwords and files at any depth', () => {
  const file = new File(['x'], 'photo.png');

  expect(
    withoutSecrets({
      username: 'dawncode',
      password: 'secret12',
      passwordConfirm: 'secret12',
      photo: file,
      portfolio: [{ fileName: '이력서.pdf', file }, file],
      account: { newPassword: 'secret12', email: 'dawn@example.com' },
    }),
  ).toEqual({
    username: 'dawncode',
    portfolio: [{ fileName: '이력서.pdf' }],
    account: { email: 'dawn@example.com' },
  });
});

it('leaves out what a form excludes', () => {
  expect(withoutSecrets({ title: '제목', step: 2 }, ['step'])).toEqual({ title: '제목' });
});

it('returns a copy of the values', () => {
  const values = { roles: ['PM'] };
  expect(withoutSecrets(values)['roles']).not.toBe(values.roles);
});
