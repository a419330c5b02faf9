// Requests on the page where people begin: a parent says who plays.
import type { Entering, PartnerRequest } from '@tennis/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { read } from '../../lib/api.ts';
import { PartnerRequests } from './partner-requests.tsx';

const request: PartnerRequest = {
  id: 5,
  from: 'Priya Raman',
  personId: null,
  personName: null,
  isSelf: false,
  tournament: { id: 3, name: 'Doubles', startDate: '2026-09-12T10:00:00.000Z', timeZone: 'UTC' },
  deadline: null,
};
const person = (personId: number, name: string, isSelf: boolean) =>
  ({ personId, name, isSelf }) as Entering['people'][number];
const PARENT = person(1, 'Nina Kovač', true);
const CHILD = person(2, 'Mia Kovač', false);

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The list as somebody sees it who could play for these people; undefined while nobody knows. */
function shown(people: Entering['people'] | undefined, asked: Partial<PartnerRequest> = {}): string {
  const client = new QueryClient();
  client.setQueryData(read('listPartnerRequests', {}).queryKey, [{ ...request, ...asked }]);
  const entering = read('getEntering', { params: { id: '3' } });
  if (people !== undefined) client.setQueryData(entering.queryKey, { people } as Entering);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <PartnerRequests />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

test('[D46] a parent whose address was asked chooses who plays', () => {
  const html = shown([PARENT, CHILD]);
  expect(html).toContain('Who plays?');
  expect(html).toContain('Mia Kovač');
});

test('[D46] nobody chooses where one person was asked, or can play', () => {
  expect(shown([PARENT])).not.toContain('Who plays?');
  expect(shown([PARENT, CHILD], { personId: 2, personName: 'Mia Kovač' })).not.toContain('Who plays?');
});

test('nothing is accepted before it is known who could play', () => {
  expect(shown(undefined)).toContain('disabled=""');
  expect(shown([PARENT, CHILD])).not.toContain('disabled=""');
});
