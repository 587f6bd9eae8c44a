import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { MemberAvatar } from '@/entities/member';
import { below, text, theme } from '@/shared/theme';

export const Done = styled.div`
  display: grid;
  justify-items: center;
  max-width: 760px;
  margin: 0 auto;
  padding-top: 24px;
  text-align: center;
`;

/** Two members on a line, without a celebration, because the archive is not public yet. */
export const PairOnLine = styled.span(css`
  display: block;
  width: 128px;
  height: 40px;
  margin: 24px 0;
  background:
    radial-gradient(circle 18px at 20px 20px, ${theme.color.primary} 97%, transparent) no-repeat,
    radial-gradient(circle 18px at 108px 20px, ${theme.color.border} 97%, transparent) no-repeat,
    linear-gradient(${theme.color.border} 0 0) 20px 18px / 88px 4px no-repeat;
`);

export const Title = styled.h1`
  ${text('h1')}
  margin-top: 16px;
`;

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: 8px;
  color: ${theme.color['text-2']};
`);

export const AloneText = styled(Lead)`
  margin-bottom: 32px;
`;

export const Anonymity = styled.p(css`
  margin-top: 4px;
  color: ${theme.color['text-3']};
  font: 500 15px/1.6 ${theme.font};
`);

/** The members whose answer is missing, and what is missing. */
export const Missing = styled.div(css`
  display: grid;
  gap: 4px;
  margin: 24px 0 32px;
  color: ${theme.color['text-2']};
  ${text('body')}
  overflow-wrap: anywhere;

  &:empty {
    margin-bottom: 16px;
  }
  ${below('mobile')} {
    width: 100%;
    text-align: left;
  }
`);

export const Team = styled.div`
  width: 100%;
  max-width: 560px;
  margin-top: 40px;
`;

export const Member = styled.li(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 14px 4px;
  text-align: left;

  & + &::before,
  ul + &::before {
    content: '';
    position: absolute;
    top: -14px;
    left: 26px;
    width: 4px;
    height: 28px;
    background: ${theme.color.border};
  }
  &[data-done] + &[data-done]::before,
  ul + &[data-done]::before {
    background: ${theme.color.primary};
  }
`);

export const Story = styled(Member.withComponent('div'))``;

/** The thumbnail of the archive, in the size of a face. */
export const Thumb = styled.span(css`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['surface-sunken']};
  box-shadow: 0 0 0 4px ${theme.color.bg};
  overflow: hidden;
`);

export const Face = styled(MemberAvatar)(css`
  z-index: 1;
  box-shadow: 0 0 0 4px ${theme.color.bg};
`);

export const Who = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

export const Name = styled.span(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;

  > b {
    min-width: 0;
    font: 700 17px/1.3 ${theme.font};
  }
`);

export const Roles = styled.small(css`
  color: ${theme.color['text-3']};
  font: 500 14px/1.3 ${theme.font};
`);

export const Status = styled.span(css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  color: ${theme.color['text-3']};
  font: 600 15px/1.2 ${theme.font};

  [data-done] > & {
    color: ${theme.color['primary-text']};
  }
`);

export const Mark = styled.span(css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};

  [data-done] & {
    background: ${theme.color.primary};
    box-shadow: none;
    color: ${theme.color['on-primary']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

/** Shown for a member who has not answered, instead of a letter; the state is beside it in words. */
export const Question = styled.span(css`
  &::before {
    content: '?';
    color: ${theme.color['text-2']};
    font: 700 14px/1 ${theme.font};
  }
`);

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;

  > * {
    min-width: 200px;
  }
  ${below('mobile')} {
    flex-direction: column;
    width: 100%;
  }
`;

export const Hint = styled.p(css`
  margin-top: 20px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.45 ${theme.font};
`);
