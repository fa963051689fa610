import type { messageReportReasons } from '@milepost/contract/applications/limits'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { applicationsOf } from '#features/applications/api.ts'
import { call } from '#lib/api.ts'

/** What was written about an application. */
export const conversationQuery = (userId: string, applicationId: number) =>
  queryOptions({
    queryKey: [...applicationsOf(userId), 'conversation', applicationId],
    queryFn: () => call('GET /application-messages/:id', { params: { id: applicationId } }),
    staleTime: 0,
  })

/** Fails with code 'messages_blocked' where no more can be sent. */
export const messageMutation = (userId: string, id: number) =>
  mutationOptions({
    mutationFn: (text: string) => call('POST /application-messages/:id', { params: { id }, body: { text } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

export const reportMutation = (userId: string, id: number) =>
  mutationOptions({
    mutationFn: ({ messageId, reason }: { messageId: number; reason: (typeof messageReportReasons)[number] }) =>
      call('POST /application-messages/:id/:messageId/report', { params: { id, messageId }, body: { reason } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

export const blockMutation = (userId: string, id: number) =>
  mutationOptions({
    mutationFn: (blocked: boolean) =>
      call('PUT /application-messages/:id/block', { params: { id }, body: { blocked } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })
