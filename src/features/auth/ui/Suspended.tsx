import { ACCOUNT_MESSAGES, type LoginPayload } from '@contract/auth';
import { PASSKEY_TEXTS } from '@contract/passkey';
import { LinkedText } from '@/entities/post';
import { Button } from '@/shared/ui/Button';
import { errorMessage, toastError, useWithdrawMutation } from '@/shared/api';
import { confirm } from '@/shared/toast';
import { Text } from '@/shared/ui/pieces';
import { type Suspension } from '../model/useLogin';
import { WITHDRAWAL_QUESTION } from '../model/withdrawalQuestion';
import { SuspendedExport } from './DataExport';
import * as S from './Suspended.styles';

interface SuspendedProps extends Suspension {
  /** Back to the form, for another member. */
  onLeave: () => void;
  /** Called with the nickname of the withdrawn member. */
  onWithdrawn: (nickname: string) => void;
}

/** "기간: 기한 없음" as label and value. */
function partsOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return colon < 0 ? ['', line] : [line.slice(0, colon), line.slice(colon + 2)];
}

/** Replaces the login for a suspended member: until when, why, and a contact (D134). */
export function Suspended({ lines, login, onLeave, onWithdrawn }: SuspendedProps) {
  const contact = lines.find(({ field }) => field === 'contact');
  const address = contact && partsOf(contact.message)[1];

  return (
    <S.Box>
      <S.Lines>
        {lines.map(({ field, message }) => {
          const [name, words] = partsOf(message);
          return (
            <div key={field}>
              <Text as="dt" tone="text-3">
                {name}
              </Text>
              <dd>
                {field === 'contact' ? <a href={`mailto:${words}`}>{words}</a> : <LinkedText>{words}</LinkedText>}
              </dd>
            </div>
          );
        })}
      </S.Lines>
      {address && (
        <S.Mail href={`mailto:${address}?subject=${encodeURIComponent(ACCOUNT_MESSAGES.suspended)}`}>
          메일로 문의하기
        </S.Mail>
      )}
      {login && <SuspendedExport username={login.username} />}
      <Button variant="gray" size="large" block onClick={onLeave}>
        다른 아이디로 로그인
      </Button>
      {login ? (
        <Withdrawal login={login} onWithdrawn={onWithdrawn} />
      ) : (
        <Text size="body-s" tone="text-2">
          {PASSKEY_TEXTS.suspended}
        </Text>
      )}
    </S.Box>
  );
}

interface WithdrawalProps extends Pick<SuspendedProps, 'onWithdrawn'> {
  login: LoginPayload;
}

function Withdrawal({ login, onWithdrawn }: WithdrawalProps) {
  const { withdraw, isWithdrawing } = useSuspendedWithdrawal(login, onWithdrawn);

  return (
    <Button variant="ghost" size="small" busy={isWithdrawing} onClick={() => void withdraw()}>
      회원 탈퇴
    </Button>
  );
}

/** Ends the membership of a suspended member, who has no session: username and password prove who it is (D134). */
function useSuspendedWithdrawal(login: LoginPayload, onWithdrawn: (nickname: string) => void) {
  const [send, { isLoading }] = useWithdrawMutation();

  async function withdraw() {
    if (!(await confirm(WITHDRAWAL_QUESTION))) return;
    const { data, error } = await send({ ...login, confirm_password: login.password });
    if (!error) return onWithdrawn(data.nickname);
    toastError(error, errorMessage(error));
  }

  return { withdraw, isWithdrawing: isLoading };
}
