import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AddressRouter } from './app/address-router.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { basePath } from './page/values.ts';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers>
      <AddressRouter basePath={basePath}>
        <Router />
      </AddressRouter>
    </Providers>
  </StrictMode>,
);
