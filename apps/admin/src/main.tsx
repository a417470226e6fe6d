import '@hoshikraft/ui/styles.css';
import { watchWindowFocus } from '@hoshikraft/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './router/admin-routes.tsx';
import { AdminProviders, createAdminContext } from './shell/admin-context.tsx';
import { chosenLocale, loadMessages } from './shell/language.ts';
import './shell/shell.css';
import { reloadForInvite, takeInvite } from './sign-in/take-invite.ts';

const mount = async (): Promise<void> => {
  const invite = takeInvite(window);
  reloadForInvite(window);
  watchWindowFocus();
  const context = createAdminContext(await loadMessages(chosenLocale(window)));
  const router = createBrowserRouter(routes(invite));
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <AdminProviders context={context}>
        <RouterProvider router={router} />
      </AdminProviders>
    </StrictMode>,
  );
};

mount().catch((error: unknown) => console.error('Error while mounting app:', error));
