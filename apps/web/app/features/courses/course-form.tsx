import { Trans, useLingui } from '@lingui/react/macro'
import { countries } from '@milepost/contract/countries'
import { courseModes, maxCoursePrice } from '@milepost/contract/courses/limits'
import type { AddedCourse, OfferedCourse } from '@milepost/contract/courses/schema'
import type { ReactNode } from 'react'
import { readPrice } from '#features/courses/imports/read-price.ts'
import { formatCountry, formatRupees } from '#lib/format.ts'
import { formatLocale } from '#lib/i18n.ts'
import { Alert } from '#ui/alert.tsx'
import { classNames } from '#ui/class-names.ts'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { Field } from '#ui/field.tsx'
import type { FormSchema } from '#ui/form/schema-rules.ts'
import { type Form, type FormOptions, type FormValues, useForm } from '#ui/form/use-form.ts'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** The fields that every course has. */
type CommonName = keyof typeof AddedCourse.shape & keyof typeof OfferedCourse.shape
type CourseSchema = FormSchema & { readonly shape: Readonly<Record<CommonName, unknown>> }

/** A price as people write it, such as '₹5,000'; what we don't understand stays as it is, to be refused. */
function priceOf(typed: unknown): string {
  const text = String(typed).trim()
  const read = readPrice(text)
  return 'text' in read ? read.text : text
}

/** What the fields of a course are called. */
export function useCourseLabels() {
  const { t } = useLingui()
  return {
    code: t`Course code`,
    title: t`Title`,
    description: t`Description`,
    duration: t`Duration`,
    price: t`Price`,
    startsOn: t`Start date`,
    places: t`Places`,
    mode: t`Mode`,
    country: t`Country`,
    town: t`Town`,
    language: t`Language`,
    level: t`Level`,
    skills: t`What it teaches`,
  } satisfies Record<CommonName, string> & Record<string, string>
}

type CourseFormOptions<Schema extends CourseSchema> = Omit<
  FormOptions<Schema>,
  'labels' | 'texts' | 'defaultValues'
> & {
  /** Other fields begin blank. */
  readonly defaultValues: Partial<FormValues<Schema>>
}

/** The form of a course for institutions and admins; the schema says which fields each fills in. */
export function useCourseForm<Schema extends CourseSchema>(schema: Schema, options: CourseFormOptions<Schema>) {
  const { t } = useLingui()
  const required = t`Please fill this in.`
  const blanks = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']))
  const texts = {
    title: { required },
    description: { required },
    duration: { required },
    price: { required, other: t`Price must be a valid positive number.` },
    startsOn: t`Enter a date between 2000 and 2099.`,
    places: t`Enter a whole number such as 25, or leave it blank.`,
  }
  const defaultValues = { ...blanks, ...options.defaultValues }
  return useForm(schema, { ...options, defaultValues, labels: useCourseLabels(), texts } as FormOptions<Schema>)
}

interface CourseFormProps<Schema extends CourseSchema> {
  form: Form<Schema>
  /** The user has written a title or a description. */
  onWords?: () => void
  /** A field beside the title, and one beside the price. */
  besideTitle?: ReactNode
  besidePrice?: ReactNode
  /** What follows the common fields. */
  children?: ReactNode
  actions: ReactNode
}

/** The form of a course, for its institution and for admins. */
export function CourseForm<Schema extends CourseSchema>({ form, onWords, ...parts }: CourseFormProps<Schema>) {
  const { field, input, attributes, failure } = form as unknown as Form<typeof AddedCourse>
  const words = onWords === undefined ? {} : { onBlur: onWords }
  const columns = (count: string) => classNames('grid grid-cols-[minmax(0,1fr)] items-start gap-5', count)
  return (
    <form {...attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className={columns(parts.besideTitle === undefined ? '' : 'lg:grid-cols-2')}>
        <Field {...field('title')}>{(control) => <TextInput {...control} {...input('title', words)} />}</Field>
        {parts.besideTitle}
      </div>
      <Field {...field('description')}>
        {(control) => <TextArea {...control} {...input('description', words)} rows={5} />}
      </Field>
      <div className={columns(parts.besidePrice === undefined ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3')}>
        <Field
          {...field('duration')}
          optional={!field('duration').required}
          hint={<Trans>In weeks, such as 6 or 6-8.</Trans>}
        >
          {(control) => <TextInput {...control} {...input('duration')} />}
        </Field>
        <Field
          {...field('price')}
          optional={!field('price').required}
          hint={<Trans>In Indian rupees, up to {formatRupees(maxCoursePrice)}. 0 means free.</Trans>}
        >
          {(control) => <TextInput {...control} {...input('price', { setValueAs: priceOf })} inputMode="decimal" />}
        </Field>
        <Field {...field('startsOn')} optional hint={<Trans>Leave blank if there’s no fixed date.</Trans>}>
          {(control) => <TextInput {...control} {...input('startsOn')} type="date" />}
        </Field>
        <Field {...field('places')} optional hint={<Trans>Leave blank if there’s no limit.</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              {...input('places', { setValueAs: (typed) => String(typed).trim() })}
              inputMode="numeric"
            />
          )}
        </Field>
        <Field {...field('code')} optional hint={<Trans>As in your own files. Imports find the course by it.</Trans>}>
          {(control) => <TextInput {...control} {...input('code')} />}
        </Field>
        {parts.besidePrice}
      </div>
      <Whereabouts form={form} />
      {parts.children}
      {failure !== null && <Alert>{failure}</Alert>}
      {parts.actions}
    </form>
  )
}

/** How the course is taught, and where if learners have to be somewhere. */
function Whereabouts<Schema extends CourseSchema>({ form }: { form: Form<Schema> }) {
  const { t } = useLingui()
  const { modes } = useCourseTerms()
  const { field, input, watch } = form as unknown as Form<typeof AddedCourse>
  const mode = watch('mode')
  const isSomewhere = mode === 'offline' || mode === 'hybrid'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
      <div className="col-span-full">
        <Field {...field('mode')} optional>
          {(control) => (
            <Select {...control} {...input('mode')}>
              <option value="">{t`Not set`}</option>
              {courseModes.map((each) => (
                <option key={each} value={each}>
                  {modes[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isSomewhere && (
        <>
          <Field {...field('country')} required>
            {(control) => (
              <Select {...control} {...input('country')}>
                <option value="">{t`Choose a country`}</option>
                {listCountries().map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...field('town')} optional>
            {(control) => <TextInput {...control} {...input('town')} />}
          </Field>
        </>
      )}
    </div>
  )
}

function listCountries(): (readonly [code: string, name: string])[] {
  const named = countries.map((code) => [code, formatCountry(code)] as const)
  return named.sort(([, some], [, other]) => some.localeCompare(other, formatLocale()))
}
