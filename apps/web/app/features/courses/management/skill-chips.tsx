import { Trans, useLingui } from '@lingui/react/macro'
import { maxCourseSkills } from '@milepost/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { skillsQuery } from '#features/courses/management/api.ts'
import type { CourseSkill } from '#features/courses/management/course-fields.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Field } from '#ui/field.tsx'
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
  const { data, error: failure, isFetching } = useQuery(skillsQuery(search))
  const chips = useRef<HTMLUListElement>(null)
  const isFull = skills.length >= maxCourseSkills
  const items = (data ?? [])
    .filter((skill) => !skills.some((chosen) => chosen.id === skill.id))
    .map((skill) => ({ key: skill.id, label: skill.name }))
  const add = (found: Found | null) => {
    if (found === null || isFull || skills.some((skill) => skill.id === found.key)) return
    onChange([...skills, { id: found.key, name: found.label }])
  }
  const remove = (fieldName: number) => {
    onChange(skills.filter((_, at) => at !== fieldName))
    // The focus would go with its button: it goes to the next one, or else to the search.
    requestAnimationFrame(() => {
      const buttons = chips.current?.querySelectorAll('button')
      const next = buttons?.[Math.min(fieldName, (buttons.length ?? 1) - 1)] ?? document.getElementById(id)
      next?.focus()
    })
  }
  const status = () => {
    if (isFull) return <Trans>A course teaches at most {maxCourseSkills} skills. Take one away to add another.</Trans>
    if (failure !== null && !isFetching)
      return <Trans>The list could not be loaded. Type again to try once more.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    return items.length === 0 ? <Trans>No other skill is called so.</Trans> : null
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
      {skills.length > 0 && (
        <ul ref={chips} aria-label={t`Skills`} className="flex flex-wrap gap-2">
          {skills.map(({ id: skillId, name }, fieldName) => (
            <li
              key={skillId}
              className="inline-flex min-h-9 items-center gap-1 rounded-full bg-spruce-soft pr-1 pl-4 text-spruce wrap-anywhere"
            >
              {name}
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => remove(fieldName)}
                className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
