// Signing in, registering, passwords, the set-up, and what people set for themselves.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { validateInvitation, validateRegistration } from '../../features/identity/invitation-search.ts';
import { read } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { root } from './root.ts';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: validateInvitation,
  staticData: { frame: 'entry' },
  component: lazyPart(() => import('../../features/identity/login-page.tsx'), 'LoginPage'),
});
const RegisterPage = lazyPart(() => import('../../features/identity/register-page.tsx'), 'RegisterPage');
const JoinPage = lazyPart(() => import('../../features/identity/join-page.tsx'), 'JoinPage');
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: validateRegistration,
  staticData: { frame: 'entry' },
  // Somebody with an account and an invitation comes here too (guards.ts).
  loader: ({ context }) => (context.user === null ? RegisterPage : JoinPage).preload?.(),
  component: function Register() {
    const { user } = root.useRouteContext();
    const { token } = register.useSearch();
    return user === null || token === undefined ? <RegisterPage /> : <JoinPage user={user} token={token} />;
  },
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { frame: 'entry' },
  component: lazyPart(() => import('../../features/identity/forgot-page.tsx'), 'ForgotPasswordPage'),
});
const ResetPasswordPage = lazyPart(
  () => import('../../features/identity/reset-page.tsx'),
  'ResetPasswordPage',
);
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password/$token',
  // Only words: a link to a first password says so.
  validateSearch: ({ first }: Record<string, unknown>): { readonly first?: 'yes' } =>
    first === 'yes' ? { first } : {},
  staticData: { frame: 'entry' },
  component: ResetPasswordPage,
});
const resetWithoutToken = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { frame: 'entry' },
  component: ResetPasswordPage,
});
const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  staticData: { frame: 'entry' },
  beforeLoad: async ({ context }) => {
    const { mailbox: isThere } = await context.queryClient.ensureQueryData(read('getSetup', {}));
    if (!isThere) throw notFound();
  },
  component: lazyPart(() => import('../../features/identity/mailbox-page.tsx'), 'MailboxPage'),
});
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { frame: 'entry' },
  beforeLoad: async ({ context }) => {
    const { needed } = await context.queryClient.ensureQueryData(read('getSetup', {}));
    if (!needed) throw redirect({ to: '/login', replace: true });
  },
  component: lazyPart(() => import('../../features/identity/setup-page.tsx'), 'SetupPage'),
});
/** Both pages. */
const settingsFile = () => import('../../features/settings/settings-pages.ts');
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  staticData: { frame: 'sidebar' },
  component: lazyPart(settingsFile, 'SettingsPage'),
});
const mailStop = createRoute({
  getParentRoute: () => root,
  path: '/mails/stop/$token',
  component: lazyPart(settingsFile, 'MailStopPage'),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/identity/profile/profile-page.tsx'), 'ProfilePage'),
});

/** Its routes. */
export const accountRoutes = [
  login,
  register,
  forgotPassword,
  resetPassword,
  resetWithoutToken,
  mailbox,
  setup,
  settings,
  mailStop,
  profile,
] as const;
