import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notesQuery, saveNote, withNote } from '#features/notes/api.ts'
import { type UnsavedNote, unsavedNotes } from '#features/notes/unsaved-notes.ts'
import { ApiError } from '#lib/api-error.ts'

const typingPause = 1_000

export type NoteState = 'saved' | 'saving' | 'waiting' | 'refused'

/**
 * A note that is saved as it is typed, and kept in the browser until the server has it.
 * @returns Its text, how far saving is, and what the server says against it.
 */
export function useNote(userId: string, subject: string) {
  const queryClient = useQueryClient()
  const { data: notes, error } = useQuery(notesQuery(userId))
  const [kept] = useState(() => unsavedNotes(userId))
  const [unsaved, setUnsaved] = useState(() => kept.read(subject))
  const [failure, setFailure] = useState<Error | null>(null)
  const saved = notes?.find((note) => note.subject === subject)?.text ?? ''
  const newest = useRef(unsaved)
  const put = (note: UnsavedNote | null) => {
    newest.current = note
    setUnsaved(note)
    kept.write(subject, note)
  }
  const save = async () => {
    const sent = newest.current
    if (sent === null) return
    try {
      const note = await saveNote({ subject, ...sent })
      queryClient.setQueryData(notesQuery(userId).queryKey, (known) => withNote(known, subject, note))
      setFailure(null)
      const typed = newest.current
      put(typed === null || typed.text === sent.text ? null : { text: typed.text, before: sent.text })
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
  }
  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    if (unsaved === null) return
    const timer = setTimeout(() => void saveNow.current(), typingPause)
    return () => clearTimeout(timer)
  }, [unsaved])
  useEffect(() => {
    const again = () => void saveNow.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const isRefused = failure instanceof ApiError && failure.status === 400
  const state: NoteState = unsaved === null ? 'saved' : failure === null ? 'saving' : isRefused ? 'refused' : 'waiting'
  return {
    text: unsaved?.text ?? saved,
    isReady: notes !== undefined || unsaved !== null || error !== null,
    state,
    failure: isRefused ? failure : null,
    change: (text: string) => put({ text, before: newest.current?.before ?? saved }),
    saveNow: () => void saveNow.current(),
  }
}
