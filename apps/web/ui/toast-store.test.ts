// At most one toast, and how long it stays (specification section 9).
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dismissSuccess,
  dismissToast,
  holdBackFailures,
  onToastChange,
  shownToast,
  toast,
} from './toast-store.ts';

afterEach(() => dismissToast());

describe('toast', () => {
  test('[section 9] a second toast replaces the first [S2.65]', () => {
    toast({ title: 'Setting Created' });
    toast({ title: 'Setting Updated' });
    expect(shownToast()?.title).toBe('Setting Updated');
  });

  test('[section 9] 3000 ms unless said otherwise, 5000 ms for errors', () => {
    toast({ title: 'Member added' });
    expect(shownToast()?.duration).toBe(3000);
    toast({ title: 'Error', tone: 'danger' });
    expect(shownToast()?.duration).toBe(5000);
  });

  test("[section 8] an error's own duration holds: 'Login failed' stays 3 s", () => {
    toast({ title: 'Login failed', tone: 'danger', duration: 3000 });
    expect(shownToast()?.duration).toBe(3000);
  });

  test('the end of a replaced toast does not take its successor away', () => {
    toast({ title: 'first' });
    const first = shownToast()?.id;
    toast({ title: 'second' });
    dismissToast(first);
    expect(shownToast()?.title).toBe('second');
  });

  test('a failure that something else explains is held back, nothing else is', () => {
    holdBackFailures(true);
    toast({ title: 'Error', tone: 'danger' });
    expect(shownToast()).toBeNull();
    toast({ title: 'Signed in as Bea Berg', tone: 'info' });
    expect(shownToast()?.title).toBe('Signed in as Bea Berg');
    holdBackFailures(false);
    toast({ title: 'Error', tone: 'danger' });
    expect(shownToast()?.title).toBe('Error');
  });

  test('listeners hear each change until they leave', () => {
    const heard = vi.fn<() => void>();
    const leave = onToastChange(heard);
    toast({ title: 'Plan Created' });
    dismissToast();
    leave();
    toast({ title: 'Plan Updated' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

test('who goes on to the next thing is done with what went well, and still reads what failed', () => {
  toast({ title: 'Saved', action: { label: 'Undo', onPress: () => undefined } });
  dismissSuccess();
  expect(shownToast()).toBeNull();
  toast({ title: 'Failed', tone: 'danger' });
  dismissSuccess();
  expect(shownToast()?.title).toBe('Failed');
});
