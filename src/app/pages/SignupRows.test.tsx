/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { SIGNUP_MESSAGES } from '@contract/signup';
import { enterText, serveChecks, serveJoin, signup } from '../testing';

const { fill, firstMessage, joinButton, openFilledSignup, openProfileStep } = signup;

const rowOf = (name: string) => within(screen.getByLabelText(name));
const told = () => firstMessage(joinButton());

beforeEach(() => {
  serveChecks();
});

describe('rows of step 2', () => {
  it('are added and removed, and the focus moves to the next one', async () => {
    const { user } = await openProfileStep();
    const add = screen.getByLabelText('경력 추가하기');

    await user.click(add);
    expect(rowOf('경력 1').getByLabelText('회사 이름')).toHaveFocus();
    await user.click(add);
    await enterText(user, rowOf('경력 2').getByLabelText('회사 이름'), '이음');
    await user.click(screen.getByLabelText('경력 1 삭제하기'));

    expect(rowOf('경력 1').getByLabelText('회사 이름')).toHaveValue('이음');
    expect(screen.queryByLabelText('경력 2')).not.toBeInTheDocument();
    expect(add).toHaveFocus();
  });

  it('restrict dates to the calendar', async () => {
    const { user } = await openProfileStep();
    await user.click(screen.getByLabelText('자격증과 수상 추가하기'));
    const date = screen.getByLabelText('취득·수상일');
    const typed = async (text: string) => {
      await user.clear(date);
      await user.type(date, text);
      await user.tab();
      return date;
    };

    expect(await typed('20240431')).toHaveValue('2024.04.30');
    expect(await typed('24.3.2')).toHaveValue('2024.03.02');
  });

  it('may be empty, and are required completely once started, in page order', async () => {
    const sent = serveJoin();
    const { user } = await openFilledSignup();
    for (const list of ['경험과 활동', '경력', '자격증과 수상']) {
      await user.click(screen.getByLabelText(`${list} 추가하기`));
    }
    expect(await told()).toBe('');

    fill('이름', '정보처리기사');
    expect(await told()).toBe(SIGNUP_MESSAGES.awardType);
    fill('담당 업무', '화면을 만들었어요');
    expect(await told()).toBe(SIGNUP_MESSAGES.companyName);
    fill('활동 내용', '함께 만들었어요');
    expect(await told()).toBe(SIGNUP_MESSAGES.experienceType);

    await user.selectOptions(rowOf('경험과 활동 1').getByLabelText('활동 유형'), '동아리');
    expect(await told()).toBe(SIGNUP_MESSAGES.experienceName);
    fill('활동 이름', '교내 동아리');
    expect(await told()).toBe(SIGNUP_MESSAGES.experiencePeriod);
    await enterText(user, rowOf('경험과 활동 1').getByLabelText('시작일'), '20240302');
    expect(await told()).toBe(SIGNUP_MESSAGES.experiencePeriod);
    await enterText(user, rowOf('경험과 활동 1').getByLabelText('종료일'), '20240301');
    expect(await told()).toBe(MESSAGES.daysReversed);

    await user.click(await joinButton());
    await waitFor(() => {
      expect(rowOf('경험과 활동 1').getByLabelText('종료일')).toHaveFocus();
    });
    expect(rowOf('경험과 활동 1').getByText(MESSAGES.daysReversed)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('accept at most twenty rows', async () => {
    const careers = Array.from({ length: LIMITS.rows }, (_, index) => ({
      rowId: index + 1,
      companyName: '',
      startDate: '',
      endDate: '',
      careerDescription: '',
    }));
    await openProfileStep({ careers });

    expect(screen.getByLabelText(`경력 ${LIMITS.rows}`)).toBeInTheDocument();
    const add = screen.getByLabelText('경력 추가하기');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(MESSAGES.rows);
  });
});
