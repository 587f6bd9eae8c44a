import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { MemberAvatar } from '@/entities/member';
import { text, theme } from '@/shared/theme';

export const Team = styled.div`
  width: 100%;
  max-width: 560px;
  margin-top: ${theme.space[7]};
`;

export const Member = styled.li(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[1]};
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
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  box-shadow: 0 0 0 4px ${theme.color.bg};
  overflow: hidden;
`);

export const Face = styled(MemberAvatar)(css`
  z-index: 1;
  box-shadow: 0 0 0 4px ${theme.color.bg};
`);

export const Name = styled.span(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-width: 0;

  > b {
    min-width: 0;
    ${text('title')}
    line-height: 1.3;
  }
`);

export const Status = styled.span(css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('body-s', 600)}
  line-height: 1.2;

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
    ${text('label', 700)}
    line-height: 1;
  }
`);
