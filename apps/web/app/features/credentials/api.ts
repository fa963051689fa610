import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { saveFile } from '#lib/save-file.ts'

const credentialsOf = (userId: string) => ['credentials', userId] as const

/** The learner's credentials, the latest first. An institution may have revoked one since. */
export const credentialsQuery = (userId: string) =>
  queryOptions({
    queryKey: credentialsOf(userId),
    queryFn: () => call('GET /users/:userId/credentials', { params: { userId } }),
    staleTime: 0,
  })

export const credentialSharingMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, isShared }: { id: string; isShared: boolean }) =>
      call('PUT /users/:userId/credentials/:id/sharing', { params: { userId, id }, body: { isShared } }),
    meta: { invalidates: [credentialsOf(userId)] },
  })

export const credentialDeletionMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: string) => call('DELETE /users/:userId/credentials/:id', { params: { userId, id } }),
    meta: { invalidates: [credentialsOf(userId)] },
  })

const mediaTypes = { jwt: 'text/plain', png: 'image/png', json: 'application/json' } as const
export type CredentialFile = keyof typeof mediaTypes

/** Saves a credential as a file. A link can't: one that isn't shared needs the session. */
export function saveCredential(id: string, file: CredentialFile): Promise<string> {
  const wanted = { accept: mediaTypes[file], name: `credential.${file}` }
  return saveFile(`GET /credentials/:id/credential.${file}`, { params: { id } }, wanted)
}
