import { withoutSecrets } from './withoutSecrets';

it('a stored draft contains no passwords and no files, at any depth', () => {
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

it('a stored draft contains no fields that its form excludes', () => {
  expect(withoutSecrets({ title: '제목', step: 2 }, ['step'])).toEqual({ title: '제목' });
});

it('a stored draft is a copy of the values', () => {
  const values = { roles: ['PM'] };
  expect(withoutSecrets(values)['roles']).not.toBe(values.roles);
});
