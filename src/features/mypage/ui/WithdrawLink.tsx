import { paths } from '@/shared/routes';
import * as S from './AccountLinks.styles';

/** Less prominent, and in one column at the very end. */
export function WithdrawLink() {
  return <S.Withdraw to={paths.withdraw}>회원 탈퇴</S.Withdraw>;
}
