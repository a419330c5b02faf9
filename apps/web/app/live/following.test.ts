// The stream goes on where it was cut off, reconnects by itself, and says since when it was not heard (D50).
import type { LivePoints } from '@tennis/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFollowing, type Source, type Wanted } from './following.ts';
import type { Told, Topic } from './topics.ts';

class FakeSource extends EventTarget implements Source {
  readyState = 1;
  readonly address: URL;
  constructor(address: string) {
    super();
    this.address = new URL(address, 'http://localhost');
  }
  close(): void {
    this.readyState = 2;
  }
  say(name: string, lastEventId = '', data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  get asked(): Record<string, string> {
    return Object.fromEntries(this.address.searchParams);
  }
}

function aFollowing() {
  const opened: FakeSource[] = [];
  const heard: Told[] = [];
  const games: (LivePoints | null)[] = [];
  const shown: (number | null)[] = [];
  const following = createFollowing({
    open: (address) => {
      const source = new FakeSource(address);
      opened.push(source);
      return source;
    },
    hear: (told) => heard.push(told),
    hearPoints: (points) => games.push(points),
    show: (lost) => shown.push(lost?.since ?? null),
    random: () => 0.5,
  });
  const last = (): FakeSource => {
    const source = opened.at(-1);
    if (source === undefined) throw new Error('Nothing was opened.');
    return source;
  };
  return { following, opened, heard, games, shown, last };
}

const wanting = (topics: Partial<Record<Topic, number>>, reader: number | null = null): Wanted => ({
  reader,
  topics: new Map(Object.entries(topics) as [Topic, number][]),
});

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);
const CHANGE = { tournament: 7, club: 3 };

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a page', () => {
  it('says how old its answers are, and after that where it stands', () => {
    const { following, opened, heard, last } = aFollowing();
    following.follow(wanting({ t7: 940_000 }));
    expect(last().asked).toEqual({ tournaments: '7', age: '62000' });
    last().say('stand', '12.1');
    last().say('message', '13.1', CHANGE);
    expect(heard).toEqual([CHANGE]);
    following.follow(wanting({ t7: 940_000 }));
    expect(opened).toHaveLength(1);
    // Another tournament is added: that one from the moment at which it was read, the first from its current position.
    seconds(10);
    following.follow(wanting({ t7: 940_000, t8: 1_005_000 }));
    expect(opened[0]?.readyState).toBe(2);
    expect(last().asked).toEqual({ tournaments: '7,8', after: '13.1', age: '7000' });
    last().say('stand', '14.0');
    following.follow(wanting({ t8: 1_005_000 }));
    expect(last().asked).toEqual({ tournaments: '8', after: '14.0' });
    // The first was left meanwhile.
    last().say('stand', '15.0');
    following.follow(wanting({ t7: 1_000_000 }));
    expect(last().asked).toEqual({ tournaments: '7', after: '15.0', age: '12000' });
  });

  it('forgets how games stand when a connection begins, which tells it anew', () => {
    const { following, games, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('stand', '12.0');
    const points: LivePoints = { tournament: 7, club: 3, match: 5, points: ['30', '15'], server: 1 };
    last().say('points', '', points);
    expect(games).toEqual([null, points]);
  });

  it('that shows all lists is asked no more about one of their tournaments', () => {
    const { following, last } = aFollowing();
    following.follow(wanting({ lists: 999_000 }));
    last().say('stand', '12.0');
    following.follow(wanting({ t7: 900_000 }));
    expect(last().asked).toEqual({ tournaments: '7', after: '12.0' });
    last().say('stand', '12.0');
    following.follow(wanting({ lists: 999_000 }));
    expect(last().asked).toEqual({ lists: 'true', after: '12.0', age: '3000' });
  });

  it('asks anew for another reader, whose rights are others', () => {
    const { following, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('stand', '12.0');
    following.follow(wanting({ t7: 999_000 }, 5));
    expect(last().asked).toEqual({ tournaments: '7', age: '3000' });
  });

  it('follows nothing where there is nothing to follow', () => {
    const { following, opened, shown } = aFollowing();
    following.follow(wanting({}));
    seconds(60);
    expect([opened.length, shown.filter((since) => since !== null)]).toEqual([0, []]);
  });

  it('that was away goes on where it was', () => {
    const { following, opened, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('stand', '12.0');
    following.pause();
    expect(last().readyState).toBe(2);
    seconds(3600);
    expect(opened).toHaveLength(1);
    following.follow(wanting({ t7: 999_000 }));
    expect(last().asked).toEqual({ tournaments: '7', after: '12.0' });
  });

  it('is told to read everything again, and that somebody was told something', () => {
    const { following, heard, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('reset', '99.0');
    last().say('notices');
    expect(heard).toEqual(['everything', 'notices']);
  });
});

describe('a connection', () => {
  it('that the browser mends is left to it, and the page says since when it was not heard', () => {
    const { following, opened, shown, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('stand', '12.0');
    seconds(5);
    last().fail(0);
    seconds(9);
    expect(shown).toEqual([null]);
    seconds(2);
    expect(shown).toEqual([null, 1_000_000]);
    last().readyState = 1;
    last().say('message', '13.1', CHANGE);
    expect(shown).toEqual([null, 1_000_000, null]);
    expect(opened).toHaveLength(1);
  });

  it('that is refused is tried again later and later, each page at another moment', () => {
    const { following, opened, shown, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
      const before = opened.length;
      last().fail(2);
      seconds(wait - 0.1);
      expect(opened).toHaveLength(before);
      seconds(0.2);
      expect(opened).toHaveLength(before + 1);
    }
    expect(shown).toEqual([1_000_000]);
    last().say('stand', '1.0');
    expect(shown).toEqual([1_000_000, null]);
  });

  it('that was never made is not left to the browser, which would ask for the age of then', () => {
    const { following, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().fail(0);
    seconds(3);
    expect(last().asked).toEqual({ tournaments: '7', age: '5000' });
    last().say('stand', '12.0');
    last().fail(0);
    seconds(3);
    expect(last().asked).toEqual({ tournaments: '7', age: '5000' });
  });

  it('that is silent is given up for another, from where it was', () => {
    const { following, opened, last } = aFollowing();
    following.follow(wanting({ t7: 999_000 }));
    last().say('stand', '12.0');
    seconds(30);
    last().say('beat', '12.0');
    seconds(30);
    expect(opened).toHaveLength(1);
    seconds(20);
    expect(opened).toHaveLength(2);
    expect(last().asked).toEqual({ tournaments: '7', after: '12.0' });
  });

  it('is tried at once when the network is back', () => {
    const { following, opened, last } = aFollowing();
    following.wake();
    expect(opened).toHaveLength(0);
    following.follow(wanting({ t7: 999_000 }));
    // It is being made.
    following.wake();
    expect(opened).toHaveLength(1);
    last().say('stand', '12.0');
    following.wake();
    expect(opened).toHaveLength(1);
    last().fail(0);
    following.wake();
    expect(opened).toHaveLength(2);
    opened[0]?.say('message', '13.1', CHANGE);
    last().say('stand', '12.0');
    expect(last().asked).toEqual({ tournaments: '7', after: '12.0' });
  });
});
