import { CREDITS } from './landingContent';
import * as S from './CreditsList.styles';

/** The makers of the product: crews without names of people (D1). */
export function CreditsList() {
  return (
    <S.Credits>
      {CREDITS.map(({ role, name }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </S.Credits>
  );
}
