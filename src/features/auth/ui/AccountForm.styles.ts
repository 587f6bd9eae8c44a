import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
`;

export const Submit = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[6]};

  > button {
    min-width: 168px;
  }
  ${below('mobile')} {
    display: grid;
    justify-content: stretch;
    gap: ${({ theme }) => theme.space[4]};
  }
`;

/** Sections with a request of their own, not saved with the form above. */
export const Apart = styled.div`
  padding-top: ${({ theme }) => theme.space[8]};
  border-top: 1px solid ${({ theme }) => theme.color.border};
`;

/** The link to withdrawal, less prominent. */
export const End = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  > a {
    margin-left: -16px;
  }
`;
