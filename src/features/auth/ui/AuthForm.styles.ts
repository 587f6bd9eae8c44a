import styled from '@emotion/styled';
import { focusRing } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  width: 100%;
  text-align: left;
`;

/** Links in one line, below the buttons. */
export const Links = styled.p`
  display: flex;
  justify-content: center;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 14px/1.45 ${({ theme }) => theme.font};
`;

export const QuietLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.xs};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & + &::before {
    content: '';
    position: absolute;
    left: 0;
    width: 1px;
    height: 12px;
    background: ${({ theme }) => theme.color.border};
  }
`;
