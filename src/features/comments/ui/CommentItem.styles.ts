import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 14px;
  border-radius: ${({ theme }) => theme.radius.md};
  outline-offset: 6px;

  &[data-reply] {
    grid-template-columns: 32px minmax(0, 1fr);
  }
  /* On its way to the server. */
  &[aria-busy] {
    opacity: 0.6;
    /* Its buttons come with the answer, and are to be in sight as well. */
    scroll-margin-bottom: 48px;
  }
  > :first-child {
    grid-row: 1 / 3;
  }
  ${below('mobile')} {
    gap: 4px 12px;
  }
`;

/** Text as typed: marks of direction stay inside, long words break. */
export const Content = styled.p`
  grid-column: 2;
  font: 400 16px/1.65 ${({ theme }) => theme.font};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export const Editing = styled.div`
  grid-column: 2;
`;

/** Tells the writer that others do not see it, and why. */
export const HiddenNote = styled.p`
  grid-column: 2;
  padding: 12px 14px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['warn-soft']};
  color: ${({ theme }) => theme.color.text};
  font: 500 14px/1.5 ${({ theme }) => theme.font};

  q {
    display: block;
    margin-top: 4px;
    color: ${({ theme }) => theme.color['text-2']};
    quotes: '‘' '’';
    overflow-wrap: anywhere;
  }
`;
