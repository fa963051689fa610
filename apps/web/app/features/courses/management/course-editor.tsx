import { Trans, useLingui } from '@lingui/react/macro'
import {
  courseLanguages,
  courseLevels,
  maxCourseTitleLength,
  maxOfferDescriptionLength,
  maxOfferDurationLength,
} from '@milepost/contract/courses'
import type { ReactNode, SubmitEvent } from 'react'
import { CourseConflict } from '#features/courses/management/course-conflict.tsx'
import { type CourseFieldName, skillsIn } from '#features/courses/management/course-fields.ts'
import { SkillChips } from '#features/courses/management/skill-chips.tsx'
import { type EditorOptions, idOf, useCourseEditor } from '#features/courses/management/use-course-editor.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { dialogActions } from '#ui/dialog-window.tsx'
import { type BoundControl, Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Editor = ReturnType<typeof useCourseEditor>

/** Writes a course: its words, and what it teaches as they suggest it. */
export function CourseEditor({ onCancel, ...options }: EditorOptions & { onCancel: () => void }) {
  const editor = useCourseEditor(options)
  const { conflict, failure, busy } = editor
  if (conflict !== null) {
    return (
      <CourseConflict
        course={conflict}
        fields={editor.fields}
        busy={busy}
        failure={failure}
        onOverwrite={() => void editor.overwrite(conflict)}
        onTakeTheirs={() => editor.takeTheirs(conflict)}
      />
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void editor.submit()
  }
  const isNew = options.course === null
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {editor.isResumed && (
        <Alert tone="note">
          <Trans>This is what you had typed and not saved. Cancel throws it away.</Trans>
        </Alert>
      )}
      <Words editor={editor} />
      <Facts editor={editor} />
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" busy={busy} busyText={<Trans>Saving...</Trans>}>
          {isNew ? <Trans>Create</Trans> : <Trans>Update</Trans>}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            editor.discard()
            onCancel()
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function Words({ editor }: { editor: Editor }) {
  const { fields, fieldIssues, change, suggestUnlessConfirmed } = editor
  const field = (
    fieldName: CourseFieldName,
    label: ReactNode,
    control: (it: BoundControl) => ReactNode,
    hint?: ReactNode,
  ) => (
    <Field id={idOf(fieldName)} label={label} hint={hint} error={fieldIssues.get(fieldName)} required>
      {(it) =>
        control({
          ...it,
          value: fields[fieldName] ?? '',
          onChange: (event) => change({ [fieldName]: event.currentTarget.value }),
        })
      }
    </Field>
  )
  return (
    <>
      {field('title', <Trans>Title</Trans>, (it) => (
        <TextInput {...it} maxLength={maxCourseTitleLength} onBlur={suggestUnlessConfirmed} />
      ))}
      {field('description', <Trans>Description</Trans>, (it) => (
        <TextArea {...it} rows={5} maxLength={maxOfferDescriptionLength} onBlur={suggestUnlessConfirmed} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        {field(
          'duration',
          <Trans>Duration</Trans>,
          (it) => (
            <TextInput {...it} maxLength={maxOfferDurationLength} />
          ),
          <Trans>In weeks, such as 6 or 6-8.</Trans>,
        )}
        {field(
          'price',
          <Trans>Price</Trans>,
          (it) => (
            <TextInput {...it} inputMode="decimal" maxLength={20} />
          ),
          <Trans>In rupees; 0 is free.</Trans>,
        )}
      </div>
    </>
  )
}

function Facts({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const { fields, fieldIssues, changeFacts, suggest, suggestion } = editor
  const skills = skillsIn(fields)
  const { languages, levels } = useCourseTerms()
  const hint =
    skills === null ? (
      <Trans>Read from title and description once both are there.</Trans>
    ) : (
      <Trans>
        Suggested from your words. Take away what it does not teach and add what is missing: saving confirms it.
      </Trans>
    )
  return (
    <>
      <SkillChips
        id={idOf('skills')}
        skills={skills ?? []}
        onChange={(next) => changeFacts({ skills: next })}
        hint={hint}
        error={fieldIssues.get('skills')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          size="small"
          busy={suggestion === 'reading'}
          busyText={<Trans>Reading your words...</Trans>}
          onClick={suggest}
        >
          <Trans>Suggest from the words</Trans>
        </Button>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {suggestion === 'failed' && (
            <Trans>No suggestion could be had. You can add skills yourself, or try again.</Trans>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <Field id={idOf('language')} label={<Trans>Language</Trans>} error={fieldIssues.get('language')}>
          {(control) => (
            <Select
              {...control}
              value={fields.language}
              onChange={(event) => changeFacts({ language: event.target.value })}
            >
              <option value="">{t`As its words are written`}</option>
              {courseLanguages.map((language) => (
                <option key={language} value={language}>
                  {languages[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={idOf('level')} label={<Trans>Level</Trans>} error={fieldIssues.get('level')}>
          {(control) => (
            <Select
              {...control}
              value={fields.level}
              onChange={(event) => changeFacts({ skills: skills ?? [], level: event.target.value })}
            >
              <option value="">{t`Not said`}</option>
              {courseLevels.map((level) => (
                <option key={level} value={level}>
                  {levels[level]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  )
}
