import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { basePath } from './page/values.ts';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers>
      <BrowserRouter basename={basePath}>
        <Router />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
