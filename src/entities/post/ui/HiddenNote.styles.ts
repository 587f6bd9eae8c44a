import styled from '@emotion/styled';

export const Note = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['warn-soft']};
  color: ${({ theme }) => theme.color.text};
  font: 500 14px/1.5 ${({ theme }) => theme.font};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color['warn-text']};
  }
  > div {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 700;
  }
  q {
    display: block;
    margin-top: 4px;
    color: ${({ theme }) => theme.color['text-2']};
    quotes: '‘' '’';
    overflow-wrap: anywhere;
  }
`;
