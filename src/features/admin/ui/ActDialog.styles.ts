import styled from '@emotion/styled';

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

/** The period of a suspension that is about to begin. */
export const ChosenPeriod = styled.div`
  color: ${({ theme }) => theme.color['text-3']};
`;
