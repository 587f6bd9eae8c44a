import { Text } from '@/shared/ui/pieces';
import { CREDITS } from './landingContent';
import * as S from './CreditsList.styles';

/** The makers of the product: crews without names of people (D1). */
export function CreditsList() {
  return (
    <S.Credits>
      {CREDITS.map(({ role, name }) => (
        <div key={role}>
          <Text as="dt" size="body-l" tone="text-3">
            {role}
          </Text>
          <Text as="dd" size="h3">
            {name}
          </Text>
        </div>
      ))}
    </S.Credits>
  );
}
