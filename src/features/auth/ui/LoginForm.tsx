import { type SyntheticEvent, useState } from 'react';
import { PASSKEY_TEXTS } from '@contract/passkey';
import { SECURITY_TEXTS } from '@contract/security';
import { paths, useAppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { CheckField } from '@/shared/ui/CheckField';
import { FingerprintIcon, Icon } from '@/shared/ui/Icon';
import { PasswordField } from '@/shared/ui/PasswordField';
import { TextField } from '@/shared/ui/TextField';
import { Row, Stack } from '@/shared/ui/pieces';
import { type useLogin } from '../model/useLogin';
import { SocialButtons } from './SocialButtons';
import * as S from './AuthForm.styles';

interface LoginFormProps {
  login: ReturnType<typeof useLogin>;
}

/**
 * Username and password. Not validated here: the server refuses empty fields as well (spec §5). No `AppForm`: there are
 * no rules, no draft and no problems at fields, a refusal stays while the fields are edited (MEND-90), and the page
 * loads without Formik.
 */
export function LoginForm({ login: { logIn, isLoggingIn, refusal, keep, setKeep, passkey, social } }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { state } = useAppLocation();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isLoggingIn) void logIn({ username, password });
  }

  return (
    <S.Form onSubmit={submit} noValidate>
      <TextField
        label="아이디"
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        label="비밀번호"
        name="password"
        autoComplete="current-password"
        value={password}
        error={refusal}
        onChange={setPassword}
      />
      <CheckField
        label={SECURITY_TEXTS.keep}
        hint={SECURITY_TEXTS.keepHint}
        name="keep"
        checked={keep}
        onChange={setKeep}
      />
      <Stack gap={3}>
        <Button type="submit" size="large" block busy={isLoggingIn}>
          로그인
        </Button>
        <Button to={paths.signup} state={state} variant="soft" size="large" block>
          회원가입
        </Button>
        {passkey.isOffered && <PasskeyButton passkey={passkey} />}
      </Stack>
      <Row as="p" align="stretch" justify="center" size="label" weight={500} tone="text-2">
        <S.QuietLink to={paths.findId} state={state}>
          아이디 찾기
        </S.QuietLink>
        <S.QuietLink to={paths.findPassword} state={state}>
          비밀번호 찾기
        </S.QuietLink>
      </Row>
      <SocialButtons social={social} />
    </S.Form>
  );
}

function PasskeyButton({ passkey: { isBusy, logIn } }: { passkey: LoginFormProps['login']['passkey'] }) {
  return (
    <Button
      variant="line"
      size="large"
      block
      icon={<Icon of={FingerprintIcon} size={20} />}
      busy={isBusy}
      onClick={logIn}
    >
      {PASSKEY_TEXTS.login}
    </Button>
  );
}
