import styled from '@emotion/styled';

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 8px;
  font: 600 15px/1.4 ${({ theme }) => theme.font};
  letter-spacing: -0.01em;
`;

/** The star is drawn by CSS: the control itself has aria-required. */
export const Label = styled.label`
  &[data-required]::after {
    content: '*';
    content: '*' / '';
    margin-left: 4px;
    color: ${({ theme }) => theme.color['accent-strong']};
    font-weight: 700;
  }
`;

export const Optional = styled.span`
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
`;

export const Note = styled.span`
  margin-left: auto;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
`;

export const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 8px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13.5px/1.45 ${({ theme }) => theme.font};

  > svg {
    margin-top: 1.5px;
  }
  &[data-tone='error'] {
    color: ${({ theme }) => theme.color['danger-text']};
  }
  &[data-tone='ok'] {
    color: ${({ theme }) => theme.color['success-text']};
  }
`;
