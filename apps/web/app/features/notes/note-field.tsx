import { Trans } from '@lingui/react/macro'
import { maxNoteLength } from '@milepost/contract/notes/limits'
import { useId } from 'react'
import { useNote } from '#features/notes/use-note.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface NoteFieldProps {
  userId: string
  /** A step's key, or a session of it after a slash. */
  subject: string
  /** What it is about, where several notes are on one screen. */
  about: string
}

/** A learner's own text and links, saved as they type. */
export function NoteField({ userId, subject, about }: NoteFieldProps) {
  const { text, isReady, state, failure, change, saveNow } = useNote(userId, subject)
  const id = useId()
  return (
    <div className="grid max-w-prose gap-2">
      <label htmlFor={id} className="font-display font-semibold">
        <Trans>
          Your notes <span className="sr-only">({about})</span>
        </Trans>
      </label>
      <TextArea
        id={id}
        aria-describedby={`${id}-about`}
        rows={Math.min(12, Math.max(3, text.split('\n').length + 1))}
        maxLength={maxNoteLength}
        value={text}
        disabled={!isReady}
        onChange={(event) => change(event.target.value)}
        onBlur={saveNow}
      />
      <p id={`${id}-about`} className="text-small text-ink-soft">
        <Trans>Only you see them. Web addresses become links.</Trans>
      </p>
      <p role="status" className="text-small text-ink-soft">
        {state === 'saving' && <Trans>Saving...</Trans>}
        {state === 'saved' && text !== '' && <Trans>Saved</Trans>}
        {state === 'waiting' && <Trans>Kept in this browser. We’ll save it when the connection is back.</Trans>}
        {failure !== null && <span className="text-danger-ink">{failure.message}</span>}
      </p>
      <NoteLinks text={text} />
    </div>
  )
}

/** The web addresses of a note, to open. */
export function NoteLinks({ text }: { text: string }) {
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/gi) ?? [])]
  if (links.length === 0) return null
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <OutsideLink to={link} title={link} isByUser />
        </li>
      ))}
    </ul>
  )
}
