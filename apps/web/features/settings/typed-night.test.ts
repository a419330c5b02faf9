// The quiet hours on a slow connection: the second time is typed before the first is stored.
import { describe, expect, it } from 'vitest';
import { nightToSend, shownNight, stillTyped, withoutEnd } from './typed-night.ts';

const STORED = { from: '22:00', until: '07:00' };

describe('the night while it is typed', () => {
  it('is sent with the other time as it is shown, though that is not stored yet', () => {
    const first = nightToSend(STORED, { from: '21:00' }, 'from', false);
    expect(first).toEqual({ from: '21:00', until: '07:00' });
    const second = nightToSend(STORED, { from: '21:00', until: '06:00' }, 'until', true);
    expect(second).toEqual({ from: '21:00', until: '06:00' });
  });

  it('shows what is stored again if it was refused, and keeps what has been typed since', () => {
    const sent = { from: '21:00', until: '07:00' };
    const left = stillTyped({ from: '21:00', until: '06:00' }, sent);
    expect(shownNight(STORED, left)).toEqual({ from: '22:00', until: '06:00' });
    expect(stillTyped({ from: '21:00' }, sent)).toEqual({});
  });

  it('is not sent for an empty field, nor for the time that is stored already', () => {
    expect(nightToSend(STORED, { from: '' }, 'from', false)).toBeNull();
    expect(nightToSend(STORED, {}, 'from', false)).toBeNull();
    expect(nightToSend(STORED, { from: '22:00' }, 'from', false)).toBeNull();
    expect(shownNight(STORED, withoutEnd({ from: '', until: '06:00' }, 'from'))).toEqual({
      from: '22:00',
      until: '06:00',
    });
  });

  it('is sent if the stored time is typed again while another is on its way', () => {
    expect(nightToSend(STORED, { from: '22:00' }, 'from', true)).toEqual(STORED);
  });

  it('never sends a time that is only half typed', () => {
    expect(nightToSend(STORED, { from: '21:00', until: '' }, 'from', false)).toEqual({
      from: '21:00',
      until: '07:00',
    });
  });
});
