import { Trans, useLingui } from '@lingui/react/macro'
import { maxCourseSkills } from '@milepost/contract/courses/limits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { skillSearchQuery } from '#features/courses/api.ts'
import type { CourseSkill } from '#features/courses/management/course-fields.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Field } from '#ui/field.tsx'
import { X } from '#ui/icons.ts'
import { type Found, SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

interface SkillChipsProps {
  id: string
  skills: readonly CourseSkill[]
  onChange: (skills: readonly CourseSkill[]) => void
  hint: ReactNode
  error: string | undefined
}

/** What a course teaches: each skill can be taken away, and others be searched for and added. */
export function SkillChips({ id, skills, onChange, hint, error }: SkillChipsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const search = useDebouncedValue(text.trim(), typingPause)
  const { data, error: failure } = useQuery(skillSearchQuery(search))
  const isFull = skills.length >= maxCourseSkills
  const items = (data ?? [])
    .filter((skill) => !skills.some((chosen) => chosen.id === skill.id))
    .map((skill) => ({ key: skill.id, label: skill.name }))
  const add = (found: Found | null) => {
    if (found === null || isFull || skills.some((skill) => skill.id === found.key)) return
    onChange([...skills, { id: found.key, name: found.label }])
  }
  const status = () => {
    if (isFull) return <Trans>A course can teach up to {maxCourseSkills} skills. Remove one to add another.</Trans>
    if (failure !== null) return <Trans>We couldn’t load the list. Type again to retry.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    return items.length === 0 ? <Trans>There’s no other skill with this name.</Trans> : null
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field id={id} label={<Trans>What it teaches</Trans>} hint={hint} error={error}>
        {(control) => (
          <SearchSelect
            control={control}
            items={isFull ? [] : items}
            value={null}
            onChange={add}
            text={text}
            // What was chosen becomes a chip: the field is for the next one.
            onText={(typed) => setText(items.some(({ label }) => label === typed) ? '' : typed)}
            placeholder={t`Add a skill`}
            status={status()}
          />
        )}
      </Field>
      {skills.length > 0 && <Chips fieldId={id} skills={skills} onChange={onChange} />}
    </div>
  )
}

interface ChipsProps extends Pick<SkillChipsProps, 'skills' | 'onChange'> {
  fieldId: string
}

function Chips({ fieldId, skills, onChange }: ChipsProps) {
  const { t } = useLingui()
  const chips = useRef<HTMLUListElement>(null)
  const remove = (place: number) => {
    onChange(skills.filter((_, at) => at !== place))
    // The focus would go with its button: it goes to the next one, or else to the search.
    requestAnimationFrame(() => {
      const buttons = chips.current?.querySelectorAll('button')
      const next = buttons?.[Math.min(place, (buttons.length ?? 1) - 1)] ?? document.getElementById(fieldId)
      next?.focus()
    })
  }
  return (
    <ul ref={chips} aria-label={t`Skills`} className="flex flex-wrap gap-2">
      {skills.map(({ id, name }, place) => (
        <li
          key={id}
          className="inline-flex min-h-9 items-center gap-1 rounded-full bg-spruce-soft pr-1 pl-4 text-spruce wrap-anywhere"
        >
          {name}
          <button
            type="button"
            aria-label={t`Remove ${name}`}
            onClick={() => remove(place)}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
          >
            <X className="size-4" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
