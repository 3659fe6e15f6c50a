// What a quick third click does to the question that has come under it.
import { expect, test } from 'vitest';
import { SLIP, Slips } from './slips';

function clicking() {
  let time = 1000;
  const slips = new Slips(() => time);
  const wait = (ms: number) => (time += ms);
  const press = (x = 100, y = 50) => {
    slips.press({ x, y });
    return slips.slipped;
  };
  return { slips, wait, press };
}

test('three quick clicks on one spot are one press and two slips', () => {
  const { slips, wait, press } = clicking();
  const pressed = [press()];
  wait(180);
  pressed.push(press());
  slips.asks();
  wait(180);
  pressed.push(press(103, 49));
  expect(pressed).toEqual([false, true, true]);
});

test('a slow press is a slip too when the question has just come under it', () => {
  const { slips, wait, press } = clicking();
  press();
  wait(900);
  slips.asks();
  wait(SLIP - 1);
  expect([slips.early, press()]).toEqual([true, true]);
  wait(SLIP);
  expect([slips.early, press()]).toEqual([false, false]);
});

test('a key that comes after a double click is no slip', () => {
  const { slips, press } = clicking();
  press();
  expect(press()).toBe(true);
  slips.key();
  expect(slips.slipped).toBe(false);
});

test('who moves to another spot has decided', () => {
  const { slips, wait, press } = clicking();
  press();
  slips.asks();
  wait(100);
  expect(press(160)).toBe(false);
});
