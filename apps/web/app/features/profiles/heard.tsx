import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { HeardKnown, OwnReading } from '@milepost/contract/profiles/reading'
import { isLearned, type SkillLevel } from '@milepost/contract/skills/limits'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Answers } from '#features/profiles/answers.ts'
import { type Corrections, correctReading, type HeardRequest } from '#features/profiles/corrections.ts'
import { firstResultTexts } from '#features/profiles/field-texts.ts'
import { suggestionsOf } from '#features/profiles/use-reading.ts'
import { formatCalendarDay } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

const shownAtOnce = 6

type FilledField = 'finishBy' | 'firstResult' | 'hoursPerWeek'

interface HeardProps {
  reading: OwnReading
  corrections: Corrections
  answers: Answers
  onCorrect: (skillId: string, said: Corrections[string]) => void
  /** Empties a field that the texts have filled in. */
  onRemove: (field: FilledField) => void
}

/** What was heard in the texts, before a roadmap is made from it. Each of it is corrected in one press. */
export function Heard({ reading, corrections, answers, onCorrect, onRemove }: HeardProps) {
  const { t } = useLingui()
  const { known, denied, wanted, refused } = correctReading(reading, corrections)
  const conditions = useConditions(reading, answers)
  const section = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The pressed button has gone with its row: the focus stays here.
    if (wasPressed.current && document.activeElement === document.body) section.current?.focus()
    wasPressed.current = false
  })
  if (known.length + denied.length + wanted.length + refused.length + conditions.length === 0) return null
  const press = (run: () => void) => () => {
    wasPressed.current = true
    run()
  }
  const level = (id: string, said: SkillLevel) => press(() => onCorrect(id, { level: said }))
  const ignore = ({ id, isIgnored }: HeardRequest) =>
    press(() => id !== null && onCorrect(id, { requestIgnored: !isIgnored }))
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`What we heard`}
      className="grid gap-5 rounded-medium bg-sunken p-4 outline-none sm:p-5"
    >
      <header className="grid gap-1">
        <h2 className="text-title">
          <Trans>What we heard</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>This is what we understood from your words. If something is wrong, correct it here.</Trans>
        </p>
      </header>
      <Group
        title={<Trans>You know</Trans>}
        rows={known.map((skill) => ({
          key: skill.name,
          text: skill.name,
          note: <KnownNote skill={skill} />,
          actions: skill.id !== null && [
            isLearned(skill.level)
              ? { text: <Trans>Only the basics</Trans>, run: level(skill.id, 'basics') }
              : { text: <Trans>I know it well</Trans>, run: level(skill.id, 'projects') },
            { text: <Trans>I don’t know it</Trans>, run: level(skill.id, 'heard_of') },
          ],
        }))}
      />
      <Group
        title={<Trans>You don’t know</Trans>}
        rows={denied.map(({ id, name }) => ({
          key: name,
          text: name,
          actions: id !== null && [{ text: <Trans>I do know it</Trans>, run: level(id, 'projects') }],
        }))}
      />
      <Group
        title={<Trans>You want</Trans>}
        rows={wanted.map((skill) => ({
          key: skill.name,
          text: skill.name,
          note: skill.id === null ? <Trans>We have no step for {skill.name} yet</Trans> : ignoredNote(skill),
          actions: skill.id !== null && [
            {
              text: skill.isIgnored ? <Trans>I do want it</Trans> : <Trans>I don’t want it</Trans>,
              run: ignore(skill),
            },
          ],
        }))}
      />
      <Group
        title={<Trans>You don’t want</Trans>}
        rows={refused.map((skill) => ({
          key: skill.name,
          text: skill.name,
          note: ignoredNote(skill),
          actions: skill.id !== null && [
            {
              text: skill.isIgnored ? <Trans>I don’t want it</Trans> : <Trans>I don’t mind it</Trans>,
              run: ignore(skill),
            },
          ],
        }))}
      />
      <Group
        title={<Trans>Your time and limits</Trans>}
        rows={conditions.map(({ key, text, note, field }) => ({
          key,
          text,
          note,
          actions: field !== undefined && [{ text: <Trans>Remove</Trans>, run: press(() => onRemove(field)) }],
        }))}
      />
    </section>
  )
}

const ignoredNote = ({ isIgnored }: HeardRequest) => isIgnored && <Trans>You took this back</Trans>

function KnownNote({ skill: { level, years } }: { skill: HeardKnown }) {
  const whole = years === null ? 0 : Math.round(years)
  if (level === 'work')
    return whole < 1 ? <Trans>at work</Trans> : <Plural value={whole} one="at work, # year" other="at work, # years" />
  return level === 'projects' ? <Trans>used in projects</Trans> : <Trans>the basics</Trans>
}

interface HeardCondition {
  readonly key: string
  readonly text: ReactNode
  readonly note: ReactNode
  /** The field that it has filled in. */
  readonly field?: FilledField
}

/** What the texts have filled in and the fields still hold, and the limits. */
function useConditions(reading: OwnReading, answers: Answers): HeardCondition[] {
  const { t, i18n } = useLingui()
  const { finishBy, firstResult, hoursPerWeek, limits } = reading
  const suggested = suggestionsOf(reading)
  const holds = (field: FilledField) => suggested[field] !== '' && answers[field] === suggested[field]
  const youWrote = (quote: string) => <Trans>you wrote “{quote}”</Trans>
  const rows: HeardCondition[] = []
  if (finishBy !== null && holds('finishBy')) {
    const day = formatCalendarDay(finishBy.until)
    rows.push({ key: 'finishBy', text: t`By ${day}`, note: youWrote(finishBy.quote), field: 'finishBy' })
  }
  if (hoursPerWeek !== null && holds('hoursPerWeek'))
    rows.push({
      key: 'hoursPerWeek',
      text: <Plural value={hoursPerWeek.hours} one="# hour a week" other="# hours a week" />,
      note: youWrote(hoursPerWeek.quote),
      field: 'hoursPerWeek',
    })
  if (firstResult !== null && holds('firstResult'))
    rows.push({
      key: 'firstResult',
      text: i18n._(firstResultTexts[firstResult.result]),
      note: youWrote(firstResult.quote),
      field: 'firstResult',
    })
  const limitTexts = {
    money: t`Little or no money for courses`,
    device: t`Your device`,
    language: t`Your language`,
    place: t`Where you live`,
    time: t`When you have time`,
  }
  for (const { kind, quote } of limits) rows.push({ key: kind, text: limitTexts[kind], note: youWrote(quote) })
  return rows
}

interface Row {
  readonly key: string
  readonly text: ReactNode
  readonly note?: ReactNode
  readonly actions: false | readonly { readonly text: ReactNode; readonly run: () => void }[]
}

function Group({ title, rows }: { title: ReactNode; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const rest = rows.slice(shownAtOnce)
  return (
    <div className="grid gap-1">
      <h3 className="text-body">{title}</h3>
      <Rows rows={rows.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Show {rest.length} more</Trans>}>
          <Rows rows={rest} />
        </Disclosure>
      )}
    </div>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ key, text, note, actions }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-5 border-t border-line py-1.5">
          <p className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{text}</strong>
            {note !== undefined && note !== false && <span className="text-ink-soft">, {note}</span>}
          </p>
          {actions !== false && (
            <span className="flex flex-wrap gap-x-5">
              {actions.map((action, index) => (
                <Button
                  key={index === 0 ? 'first' : 'second'}
                  variant="link"
                  className="text-small"
                  onClick={action.run}
                >
                  {action.text} <span className="sr-only">({text})</span>
                </Button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
