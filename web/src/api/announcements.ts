import { announcementsReplySchema } from '@assembly/contract/announcement';
import { api } from '@assembly/contract/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { listAddress } from './list-address.ts';

export const announcementsQuery = (search: string) =>
  queryOptions({
    queryKey: ['announcements', search],
    queryFn: () =>
      call(listAddress(api.announcements, { search }), { answer: announcementsReplySchema }),
    placeholderData: keepPreviousData,
  });
