import { describe, expect, it } from 'vitest';
import { scoreOf } from './fixtures.ts';
import { formatScore } from './format-score.ts';
import { parseScore } from './parse-score.ts';

describe('[SC6] spellings of the same score', () => {
  it.each([
    '6–4 3—6 7−6(4)',
    '6‐4 3‑6 7﹣6(4)',
    '６-４ 3-6 7-6(4)',
    '6-4, 3-6, 7-6(4),',
    '6-4;3-6;7-6 (4)',
    '6-4|3-6|7-6[4].',
    ' 6 - 4  3 -6 7- 6 { 4 }',
    '6:4 3:6 7:6(4)',
    '6 : 4, 3 : 6, 7 : 6(4)',
    '6/4 3/6 7/6(4)',
    '6 / 4, 3 / 6, 7 / 6(4)',
    '6-4/3-6/7-6(4)',
    '6-4 / 3-6 / 7-6(4)',
    '6⁄4 3∕6 7/6(4)',
    '6-4⁄3-6∕7-6(4)',
    '6-4&nbsp;3-6&#160;7-6(4)',
    '6&ndash;4 3&#8211;6 7&minus;6(4)',
    '6-4\u00a03-6\u20097-6(4)',
    '"6-4 3-6 7-6(4)"',
    '“6-4 3-6 7-6(4)”',
    '\u200b6-4\u00ad 3-6 7-6(4)\ufeff',
    '6-4 3-6 7-6⁴',
    '6-4 3-6 7-6<sup> 4 </sup>',
    '6-4 3-6 7-6<4>',
    '6-4 3-6 7-6&lt;4&gt;',
    '6-4 3-6 7-64',
    '64 36 764',
    '64 36 76(4)',
    '64,36,76 (4)',
    '6-4 & 3-6 & 7-6(4)',
    '6-4\t3-6\n7-6(4)',
    '6-4 3-6 7-6(4) in progress',
  ])('[SC6] %j', (text) => {
    expect(formatScore(scoreOf(text))).toBe('6-4 3-6 7-6(4)');
  });

  it.each(['&nbsp;', '&NBSP;', '&#160;', '&#xa0;', '&thinsp;', '&ensp;', '&emsp;'])(
    '[SC6] %s is a blank',
    (blank) => {
      expect(formatScore(scoreOf(`6-4${blank}6-3`))).toBe('6-4 6-3');
    },
  );

  it.each([
    '&ndash;',
    '&mdash;',
    '&minus;',
    '&hyphen;',
    '&#8211;',
    '&#8212;',
    '&#8722;',
    '&#45;',
    '&MDASH;',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2015',
    '\u2043',
    '\u2212',
    '\uFE58',
    '\uFE63',
    '\uFF0D',
  ])('[SC6] %s is a dash', (dash) => {
    expect(formatScore(scoreOf(`6${dash}4 7-6(7${dash}3)`))).toBe('6-4 7-6(3)');
  });

  it.each(['"', '“', '”', '„', '\u00AD', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF'])(
    '[SC6] %j is nothing',
    (sign) => {
      expect(formatScore(scoreOf(`${sign}6-4 6${sign}-3`))).toBe('6-4 6-3');
    },
  );

  it.each(['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'])('[SC6] %s is a raised digit', (digit) => {
    expect(formatScore(scoreOf(`7-6${digit}`))).toBe(`7-6(${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)})`);
  });

  it.each([
    ['6-4  7-6  (4)', '6-4 7-6(4)'],
    ['7-6<SUP>12</SUP>', '7-6(12)'],
    ['7-6 &LT;4&GT;', '7-6(4)'],
    ['7-6((4))', '7-6(4)'],
    ['7-6( 4 )', '7-6(4)'],
    ['7-6( 7 -4 )', '7-6(4)'],
    ['6-4\n\n6-3', '6-4 6-3'],
    ['6-4 / 6-3 / 7-5', '6-4 6-3 7-5'],
    ['64/63', '6-4 6-3'],
    ['64/36/764', '6-4 3-6 7-6(4)'],
    ['12/10 6/4', '12-10 6-4'],
    ['31/64', '3-1 6-4'],
    ['28/31', '28-31'],
    ['31/30', '31-30'],
    ['30/64', '30-64'],
    ['30/28', '30-28'],
  ])('[SC6] %j is %s', (text, written) => {
    const parsed = parseScore(text);
    expect(parsed.ok ? formatScore(parsed.value) : text).toBe(written);
  });

  it.each([
    ['7-6¹⁰', '7-6(10)'],
    ['7-610', '7-6(10)'],
    ['7-60 6-4', '7-6(0) 6-4'],
    ['6-78 6-4', '6-7(8) 6-4'],
    ['9-810 6-4', '9-8(10) 6-4'],
    ['8-910 6-4', '8-9(10) 6-4'],
    ['6-4 4-6 6-4 4-6 13-127', '6-4 4-6 6-4 4-6 13-12(7)'],
  ])('[SC6] %s carries points that lost their raised position: %s', (text, written) => {
    expect(formatScore(scoreOf(text))).toBe(written);
  });
});
