import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#lib/use-submit.ts'

interface WriteOptions<Data, Subject> {
  /** Called once it is done and what it invalidates has been read again. */
  onDone?: (data: Data, subject: Subject) => unknown
  onFailure: (error: unknown, subject: Subject) => void
}

/** Runs a mutation once at a time, however often the button is pressed. */
export function useWrite<Data, Subject = void>(
  mutation: UseMutationOptions<Data, Error, Subject>,
  { onDone, onFailure }: WriteOptions<Data, Subject>,
) {
  const { mutateAsync } = useMutation(mutation)
  const [subject, setSubject] = useState<Subject>()
  const { busy, send } = useSubmit(() => undefined)
  const run = (next: Subject) =>
    send(async () => {
      setSubject(() => next)
      try {
        const data = await mutateAsync(next)
        await onDone?.(data, next)
      } catch (error) {
        onFailure(error, next)
      }
    })
  return { busy, subject: busy ? subject : undefined, run }
}
