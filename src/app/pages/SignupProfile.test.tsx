/** @tier full */
import { fireEvent, screen, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { CHECK_MESSAGES, DEGREE_LABELS, GRADE_LABELS, SCHOOL_SUGGESTIONS, SIGNUP_MESSAGES } from '@contract/signup';
import { SKILL_LABELS } from '@contract/skill';
import { respondWithError, renderRoute, serveChecks, signup } from '../testing';

const { check, createFile, createPhoto, fill, firstMessage, joinButton, openProfileStep, passAccount } = signup;

beforeEach(() => {
  serveChecks();
});

describe('the submit button of step 2', () => {
  it('reports the eight missing fields in order, and is active when none is missing', async () => {
    const { user } = await renderRoute('/signup1');
    await passAccount(user);
    const shownMessage = () => firstMessage(joinButton());
    expect(await shownMessage()).toBe('');

    fill('나를 소개하는 글', '안녕하세요');
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.nicknameEmpty);
    fill('닉네임', '새벽코딩');
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.nicknameUnchecked);
    await check(user, '닉네임');
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.noPhoto);
    await user.upload(screen.getByLabelText('프로필 사진'), createPhoto());
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.schoolEmpty);
    fill('학교', '한국대학교');
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.gradeEmpty);
    await user.selectOptions(screen.getByLabelText('학년'), GRADE_LABELS.GRADUATED);
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.majorEmpty);
    fill('전공', '컴퓨터공학');
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.noSkill);
    await user.click(screen.getByText('Figma'));
    expect(await shownMessage()).toBe(SIGNUP_MESSAGES.noRole);
    expect(await joinButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('PM'));
    expect(await shownMessage()).toBe('');
    expect(await joinButton()).not.toHaveAttribute('aria-disabled');

    fill('닉네임', '새벽');
    expect(await joinButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the nickname', () => {
  it('is cut at ten characters and counted, and refused when malformed or, with the message of the server, taken', async () => {
    const { user } = await openProfileStep();
    const nickname = screen.getByLabelText('닉네임');
    const button = screen.getByLabelText('닉네임 중복 확인');
    await user.click(nickname);
    await user.paste('가나다라마바사아자차카');
    expect(nickname).toHaveValue('가나다라마바사아자차');
    expect(screen.getByText(`${LIMITS.nickname}/${LIMITS.nickname}자`)).toBeInTheDocument();

    fill('닉네임', '_이음');
    await user.click(button);
    expect(nickname).toHaveAccessibleDescription(ACCOUNT_MESSAGES.nicknamePattern);

    serveChecks({ check_nickname: () => respondWithError(400, CHECK_MESSAGES.nickname.taken) });
    fill('닉네임', '이음');
    await user.click(button);
    expect(await screen.findByText(CHECK_MESSAGES.nickname.taken)).toBeInTheDocument();
  });
});

describe('the photo', () => {
  it('is shown at once, removed when its content is no image, and refused when too large or of another kind', async () => {
    const { user } = await openProfileStep();
    const field = screen.getByLabelText('프로필 사진');
    await user.upload(field, createPhoto('program.png'));
    fireEvent.error(screen.getByAltText('고른 사진'));
    expect(await screen.findByText(MESSAGES.imageType)).toBeInTheDocument();
    expect(screen.queryByAltText('고른 사진')).not.toBeInTheDocument();

    for (const [file, message] of [
      [createFile('me.png', FILE_SIZES.image + 1, 'image/png'), MESSAGES.imageSize],
      [createFile('me.bmp', 10, 'image/bmp'), MESSAGES.imageType],
    ] as const) {
      fireEvent.change(field, { target: { files: [file] } });
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(field).toBeInvalid();
      expect(screen.queryByAltText('고른 사진')).not.toBeInTheDocument();
    }
  });
});

describe('education, skills and roles', () => {
  it('suggest schools while typing, and accept any other name', async () => {
    const { user } = await openProfileStep();
    const school = screen.getByLabelText('학교');

    await user.type(school, '대학');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...SCHOOL_SUGGESTIONS]),
    );
    expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: `${LIMITS.schoolListHeightPx}px` });

    await user.type(school, '교');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(school).toHaveValue(SCHOOL_SUGGESTIONS[1]);

    await user.clear(school);
    await user.type(school, '한국예술대학');
    await user.tab();
    expect(school).toHaveValue('한국예술대학');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('offer every skill, years of study and statuses, the latter optional', async () => {
    await openProfileStep();
    const textsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);

    for (const skill of Object.values(SKILL_LABELS)) expect(screen.getByText(skill)).toBeInTheDocument();
    expect(textsOf('학년').slice(1)).toEqual(Object.values(GRADE_LABELS));
    expect(textsOf('학적 상태')).toEqual(['학적 상태를 선택해 주세요', ...Object.values(DEGREE_LABELS)]);
  });

  it('accept years of four digits, the later one last', async () => {
    const { user } = await openProfileStep();

    await user.type(screen.getByLabelText('입학 연도'), '20222');
    await user.type(screen.getByLabelText('졸업 연도'), '2021');
    await user.tab();

    expect(screen.getByLabelText('입학 연도')).toHaveValue('2022');
    expect(await screen.findByText(SIGNUP_MESSAGES.yearsReversed)).toBeInTheDocument();

    await user.clear(screen.getByLabelText('입학 연도'));
    await user.type(screen.getByLabelText('입학 연도'), '22');
    await user.tab();
    expect(await screen.findByText(SIGNUP_MESSAGES.yearFormat)).toBeInTheDocument();
  });
});
