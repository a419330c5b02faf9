import { expect, test } from 'vitest';
import { readEntryLine, saysTwoPeople } from './entry-lines.ts';

test.each([
  ['Nina Kovač', { name: 'Nina Kovač' }],
  ['  1.  Nina   Kovač ', { name: 'Nina Kovač' }],
  ['12) Nina Kovač', { name: 'Nina Kovač' }],
  ['- Nina Kovač [3]', { name: 'Nina Kovač', seed: 3 }],
  ['Nina Kovač (1)\tHillside', { name: 'Nina Kovač', seed: 1, club: 'Hillside' }],
  ['Nina Kovač; Hillside  Lawn', { name: 'Nina Kovač', club: 'Hillside Lawn' }],
  ['Nina Kovač [0]', { name: 'Nina Kovač' }],
  ['Ana Silva / Rui Costa', { name: 'Ana Silva / Rui Costa' }],
  ['Kovač, Nina', { name: 'Nina Kovač' }],
  ['3. Kovač,Nina Marie [2]\tHillside, Lawn', { name: 'Nina Marie Kovač', seed: 2, club: 'Hillside, Lawn' }],
  ['Maier-Horvat, Lena', { name: 'Lena Maier-Horvat' }],
  ['de la Cruz, Ana', { name: 'Ana de la Cruz' }],
  // Two words with capitals before the comma may be a whole name with its club behind.
  ['Nina Kovač, Hillside', { name: 'Nina Kovač, Hillside' }],
  ['Kovač, Nina, Hillside', { name: 'Kovač, Nina, Hillside' }],
  ['Kovač,', { name: 'Kovač,' }],
])('%s is read as one player [D26]', (line, entry) => {
  expect(readEntryLine(line, { isPair: false, isJunior: false })).toEqual(entry);
});

test.each([
  ['Ana Silva / Rui Costa [2]', { name: 'Ana Silva', partnerName: 'Rui Costa', seed: 2 }],
  ['Ana Silva&Rui Costa', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  ['Ana Silva', { name: 'Ana Silva' }],
  // Where a sign parts the two, a dash belongs to a name.
  ['Anna Meyer - Huber / Lea Koch', { name: 'Anna Meyer - Huber', partnerName: 'Lea Koch' }],
  // As people write it on paper, in each language of the product.
  ['Ana Silva and Rui Costa', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  ['Ana Silva und Rui Costa 2001', { name: 'Ana Silva', partnerName: 'Rui Costa', birthYear: 2001 }],
  ['Ana Silva et Rui Costa', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  ['Ana Silva - Rui Costa', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  ['1. Ana Silva – Rui Costa', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  ['Ana-Maria Silva / Rui Undset', { name: 'Ana-Maria Silva', partnerName: 'Rui Undset' }],
  ['Silva, Ana / Costa, Rui', { name: 'Ana Silva', partnerName: 'Rui Costa' }],
  // Without a slash the comma may stand between the partners.
  ['Ana, Rui', { name: 'Ana, Rui' }],
])('%s is read as a pair [D12]', (line, entry) => {
  expect(readEntryLine(line, { isPair: true, isJunior: false })).toEqual(entry);
});

test.each([
  ['1. Kovač, Nina [3]\tHillside', { name: 'Kovač, Nina', seed: 3, club: 'Hillside' }],
  ['KOVAČ  Nina', { name: 'KOVAČ Nina' }],
  ['Szabó, Lili; 2015', { name: 'Szabó, Lili', birthYear: 2015 }],
  ['Szabó, Lili\t2015\tHillside', { name: 'Szabó, Lili', club: 'Hillside', birthYear: 2015 }],
  ['Tóth Bence 2014 [2]', { name: 'Tóth Bence', birthYear: 2014, seed: 2 }],
  ['Tóth Bence, 2014', { name: 'Tóth Bence', birthYear: 2014 }],
])('in a junior event %s keeps saying which word is the surname [D24]', (line, entry) => {
  expect(readEntryLine(line, { isPair: false, isJunior: true })).toEqual(entry);
});

test.each([
  ['Ana Silva / Rui Costa', true],
  ['Ana Silva und Rui Costa', true],
  ['Ana Silva', false],
  // Names in which a sign or a word is no partner, and what stands in brackets.
  ['Kumar a/l Raju', false],
  ['Ravi s/o Kumar', false],
  ['Karl von und zu Guttenberg', false],
  ['Ana Silva (Hillside/Lakeside)', false],
])('%s names two people: %s', (name, isTwo) => {
  expect(saysTwoPeople(name)).toBe(isTwo);
});
