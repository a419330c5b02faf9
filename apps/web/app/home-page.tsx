// "/" is two pages: the dashboard for signed-in people, the landing page for visitors (specification section 2).
import { useRouteContext } from '@tanstack/react-router';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';

/** The page at "/". */
export function HomePage() {
  const { user } = useRouteContext({ from: '__root__' });
  return user === null ? <LandingPage /> : <DashboardPage />;
}
