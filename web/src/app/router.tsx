import { screens } from '@assembly/contract/paths';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { AdminsOnly, Guard } from './guard.tsx';
import { NotFound, NotFoundPage } from './not-found.tsx';
import { Shell } from './shell.tsx';

const EventsScreen = lazy(() => import('../screens/events/events-screen.tsx'));
const AnnouncementsScreen = lazy(() => import('../screens/announcements/announcements-screen.tsx'));
const DocumentsScreen = lazy(() => import('../screens/documents/documents-screen.tsx'));
const UsersScreen = lazy(() => import('../screens/users/users-screen.tsx'));
const DataSyncScreen = lazy(() => import('../screens/data-sync/data-sync-screen.tsx'));

export function Router() {
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route path={screens.shell} element={<Shell />}>
          <Route index element={<Navigate to={screens.events} replace />} />
          <Route path={screens.events} element={<EventsScreen />} />
          <Route path={screens.announcements} element={<AnnouncementsScreen />} />
          <Route path={screens.documents} element={<DocumentsScreen />} />
          <Route element={<AdminsOnly />}>
            <Route path={screens.users} element={<UsersScreen />} />
            <Route path={screens.dataSync} element={<DataSyncScreen />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
