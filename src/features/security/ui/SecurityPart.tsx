import { useEffect, useId, type ReactNode } from 'react';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { Icon, type LucideIcon } from '@/shared/ui/Icon';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import * as S from './SecurityParts.styles';

interface SecurityPartProps {
  title: string;
  hint?: string;
  /** The member comes back to this part from another site: its heading gets the focus. */
  isReturnedTo?: boolean;
  children: ReactNode;
}

/** A part of the account page. A removed row leaves its focus to the first button of the next one, else to the heading. */
export function SecurityPart({ title, hint, isReturnedTo = false, children }: SecurityPartProps) {
  const headingId = useId();
  const keepFocus = useFocusRestore(headingId);

  useEffect(() => {
    if (isReturnedTo) document.getElementById(headingId)?.focus();
  }, [isReturnedTo, headingId]);

  return (
    <S.Part aria-labelledby={headingId} onFocus={keepFocus}>
      <Stack gap={1}>
        <Text as="h2" size="h3" id={headingId} tabIndex={-1}>
          {title}
        </Text>
        {hint !== undefined && (
          <Text size="body-s" weight={500} tone="text-3">
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </S.Part>
  );
}

interface SecurityRowProps {
  /** Draws the thing at the left. */
  square: ReactNode;
  name: string;
  nameId: string;
  tags?: ReactNode;
  dates?: string;
  /** Buttons; the first has the key of the row as `data-item`. */
  actions?: ReactNode;
}

/** The square of a row without colours of its own. */
export const IconSquare = ({ icon, look }: { icon: LucideIcon; look?: 'pine' }) => (
  <S.Square data-look={look} aria-hidden>
    <Icon of={icon} size={20} />
  </S.Square>
);

/** A device, a passkey or a provider. */
export function SecurityRow({ square, name, nameId, tags, dates, actions }: SecurityRowProps) {
  return (
    <S.Row>
      {square}
      <S.Words>
        <Row as="span" gap={2} wraps>
          <Text as="b" size="body" weight={600} id={nameId}>
            {name}
          </Text>
          {tags}
        </Row>
        {dates !== undefined && (
          <Text as="small" size="caption" weight={500} tone="text-3" numbers>
            {dates}
          </Text>
        )}
      </S.Words>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Row>
  );
}
