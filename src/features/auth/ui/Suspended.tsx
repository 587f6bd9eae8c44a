import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { Button } from '@/shared/ui/Button';
import * as S from './Suspended.styles';

interface SuspendedProps {
  /** The lines of the refusal by their field: `until`, `reason`, `contact`. */
  lines: readonly FieldProblem[];
  /** Back to the form, for another member. */
  onLeave: () => void;
}

/** "기간: 기한 없음" as its name and its words. */
function partsOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return colon < 0 ? ['', line] : [line.slice(0, colon), line.slice(colon + 2)];
}

/** What a suspended member reads instead of the login: until when, why, and whom to ask (D134). */
export function Suspended({ lines, onLeave }: SuspendedProps) {
  const contact = lines.find(({ field }) => field === 'contact');
  const address = contact && partsOf(contact.message)[1];

  return (
    <S.Box>
      <S.Lines>
        {lines.map(({ field, message }) => {
          const [name, words] = partsOf(message);
          return (
            <div key={field}>
              <dt>{name}</dt>
              <dd>{field === 'contact' ? <a href={`mailto:${words}`}>{words}</a> : words}</dd>
            </div>
          );
        })}
      </S.Lines>
      {address && (
        <S.Mail href={`mailto:${address}?subject=${encodeURIComponent(ACCOUNT_MESSAGES.suspended)}`}>
          메일로 문의하기
        </S.Mail>
      )}
      <Button variant="gray" size="large" block onClick={onLeave}>
        다른 아이디로 로그인
      </Button>
    </S.Box>
  );
}
