import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { Icon, VerifiedIcon } from '@/shared/ui/Icon';
import { text, theme } from '@/shared/theme';

const Line = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['primary-text']};
  ${text('body-s', 600)}
  letter-spacing: -0.01em;
`);

/** The line above confirmed facts. */
export function Kicker({ children, iconSize = 20 }: { children: ReactNode; iconSize?: number }) {
  return (
    <Line>
      <Icon of={VerifiedIcon} size={iconSize} />
      {children}
    </Line>
  );
}
