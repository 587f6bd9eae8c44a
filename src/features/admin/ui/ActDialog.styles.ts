import styled from '@emotion/styled';
import { tabularNumbers } from '@/shared/theme';

/** Two buttons of equal width; irreversible ones are red. */
export const Foot = styled.div`
  && > button {
    flex: 1;
  }
  &[data-danger] > [type='submit'] {
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color['on-danger']};
    --hover: ${({ theme }) => theme.color['danger-hover']};
    --press: ${({ theme }) => theme.color['danger-hover']};
  }
`;

/** From the beginning of a suspension to its end. */
export const Span = styled.div`
  display: grid;
  gap: 8px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const SpanLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > i {
    flex: 1;
    height: 3px;
    background: ${({ theme }) => theme.color.border};
  }
  > :first-of-type,
  > :last-of-type {
    flex: none;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.primary};
  }
  > :last-of-type {
    border-radius: 4px;
    background: none;
    box-shadow: inset 0 0 0 2.5px ${({ theme }) => theme.color.primary};
  }
`;

export const SpanEnds = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`;

export const Effects = styled.ul`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['surface-sunken']};
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};

  > li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color['text-3']};
  }
`;
