import styled from '@emotion/styled';
import { below, tabularNumbers } from '@/shared/theme';

export const Indicator = styled.div`
  display: flex;
  align-items: center;
`;

export const Line = styled.ol`
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.color['text-3']};
  font: 600 15px/1.2 ${({ theme }) => theme.font};
`;

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;

  & + &::before {
    content: '';
    width: 64px;
    height: 3px;
    margin: 0 4px 0 14px;
    border-radius: 2px;
    background: ${({ theme }) => theme.color.border};

    ${below('mobile')} {
      width: 36px;
      margin: 0 0 0 10px;
    }
  }
  &[data-state='now'] {
    color: ${({ theme }) => theme.color.text};
  }
  &[data-state='done'] {
    color: ${({ theme }) => theme.color['text-2']};
  }
  &[data-state='done'] + &::before {
    background: ${({ theme }) => theme.color.primary};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color['border-control']};
  ${tabularNumbers}

  /* People are round, what they join is square. */
  li:last-of-type > & {
    border-radius: ${({ theme }) => theme.radius.small};
  }
  [data-state='now'] > & {
    background: ${({ theme }) => theme.color.accent};
    box-shadow: none;
    color: ${({ theme }) => theme.color['on-accent']};
  }
  [data-state='done'] > & {
    background: ${({ theme }) => theme.color.primary};
    box-shadow: none;
    color: ${({ theme }) => theme.color['on-primary']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Position = styled.span`
  margin-left: 16px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.2 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;
