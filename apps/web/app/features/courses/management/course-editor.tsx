import { Trans, useLingui } from '@lingui/react/macro'
import { courseLanguages, courseLevels } from '@milepost/contract/courses/limits'
import { CourseForm } from '#features/courses/course-form.tsx'
import { CourseConflict } from '#features/courses/management/course-conflict.tsx'
import { DraftNote } from '#features/courses/management/draft-note.tsx'
import { SkillChips } from '#features/courses/management/skill-chips.tsx'
import { type EditorOptions, useCourseEditor } from '#features/courses/management/use-course-editor.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

type Editor = ReturnType<typeof useCourseEditor>

/** Writes a course: its words, and what it teaches as they suggest it. */
export function CourseEditor({ onCancel, ...options }: EditorOptions & { onCancel: () => void }) {
  const editor = useCourseEditor(options)
  const { conflict, form } = editor
  if (conflict !== null) {
    return (
      <CourseConflict
        conflict={conflict}
        busy={form.busy}
        failure={form.failure}
        onOverwrite={() => editor.overwrite(conflict)}
        onTakeTheirs={() => editor.takeTheirs(conflict)}
      />
    )
  }
  return (
    <>
      {editor.isResumed && (
        <Alert tone="note">
          <Trans>We kept your unsaved changes. Cancel to discard them.</Trans>
        </Alert>
      )}
      {options.start?.draft !== undefined && (
        <DraftNote
          draft={options.start.draft}
          steps={editor.steps}
          isDraft={editor.isDraft}
          isAccepted={editor.isDraftAccepted}
          onAccept={editor.setDraftAccepted}
        />
      )}
      <CourseForm
        form={form}
        onWords={editor.onWords}
        actions={
          <div className={dialogActions}>
            <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
              {options.course === null ? <Trans>Create</Trans> : <Trans>Update</Trans>}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                form.discardDraft()
                onCancel()
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        }
      >
        <Facts editor={editor} />
      </CourseForm>
    </>
  )
}

function Facts({ editor }: { editor: Editor }) {
  const { form, skills, confirm, suggest, suggestion } = editor
  const hint =
    skills === null ? (
      <Trans>Add a title and description to get suggestions.</Trans>
    ) : (
      <Trans>Suggested from your text. Remove or add skills, then save.</Trans>
    )
  return (
    <>
      <SkillChips
        id="course-skills"
        skills={skills ?? []}
        onChange={(next) => {
          confirm()
          form.bind('skills').onChange([...next])
        }}
        hint={hint}
        error={form.field('skills').error}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          size="small"
          busy={suggestion === 'reading'}
          busyText={<Trans>Finding skills...</Trans>}
          onClick={suggest}
        >
          <Trans>Suggest skills</Trans>
        </Button>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {suggestion === 'failed' && <Trans>We couldn’t suggest any skills. Add them yourself or try again.</Trans>}
        </p>
      </div>
      <LanguageAndLevel editor={editor} />
    </>
  )
}

function LanguageAndLevel({ editor: { form, skills, confirm } }: { editor: Editor }) {
  const { t } = useLingui()
  const { languages, levels } = useCourseTerms()
  const confirmLevel = () => {
    confirm()
    form.setValue('skills', skills ?? [])
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
      <Field {...form.field('language')} label={<Trans>Language</Trans>}>
        {(control) => (
          <Select {...control} {...form.input('language', { onChange: confirm })}>
            <option value="">{t`Same as the text`}</option>
            {courseLanguages.map((language) => (
              <option key={language} value={language}>
                {languages[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...form.field('level')} label={<Trans>Level</Trans>}>
        {(control) => (
          <Select {...control} {...form.input('level', { onChange: confirmLevel })}>
            <option value="">{t`Not set`}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
