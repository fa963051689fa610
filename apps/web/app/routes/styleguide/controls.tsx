import { useState } from 'react'
import { Button, ButtonLink, type ButtonVariant } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ArrowRight, Search, X } from '#ui/icons.ts'
import { Pagination } from '#ui/pagination.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { tooltip } from '#ui/tooltip.tsx'
import { Chapter, Specimen, Specimens } from './specimen.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'signal', 'quiet', 'danger', 'link']
const here = '/styleguide'

export function Buttons() {
  return (
    <Chapter title="Buttons" note="One primary a place. Signal is for the one thing a page is about.">
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <Button variant={variant} size="large">
              Large
              <ArrowRight className="size-5" aria-hidden />
            </Button>
            <Button variant={variant} busy busyText="Saving...">
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <ButtonLink variant={variant} to={here}>
              A link
            </ButtonLink>
          </div>
        </Specimen>
      ))}
      <Specimens>
        <Specimen name="wide">
          <Button wide>As wide as its place</Button>
        </Specimen>
        <Specimen name="icon button, with a tooltip, and disabled">
          <div className="flex gap-3">
            <IconButton label="Find something" {...tooltip('Find something')}>
              <Search className="size-5" aria-hidden />
            </IconButton>
            <IconButton label="Close" disabled>
              <X className="size-5" aria-hidden />
            </IconButton>
          </div>
        </Specimen>
        <Specimen name="long words">
          <Button>A button whose words are longer than anybody would want them to be, and wrap</Button>
        </Specimen>
      </Specimens>
    </Chapter>
  )
}

const options = [
  { value: 'design', label: 'Design' },
  { value: 'data', label: 'Data' },
  { value: 'people', label: 'People' },
] as const

export function FormFields() {
  const [page, setPage] = useState(7)
  const [issues] = useState([{ id: 'guide-mistaken', message: 'Name is required.' }])
  return (
    <Chapter title="Forms" note="What may be left out says so. A mistake stands beside its field and above the form.">
      <ErrorSummary issues={issues} />
      <Specimens>
        <TextSpecimens />
        <ChoiceSpecimens />
      </Specimens>
      <Specimen name="pages">
        <Pagination
          page={page}
          pages={20}
          onPage={setPage}
          text={`Showing ${page * 6 - 5}-${page * 6} of 120 courses`}
        />
      </Specimen>
    </Chapter>
  )
}

function TextSpecimens() {
  return (
    <>
      <Specimen name="text">
        <Field label="Name" hint="As it should stand on your roadmap.">
          {(control) => <TextInput {...control} placeholder="Nila" />}
        </Field>
      </Specimen>
      <Specimen name="with a mistake">
        <Field id="guide-mistaken" label="Name" error="Name is required." required>
          {(control) => <TextInput {...control} />}
        </Field>
      </Specimen>
      <Specimen name="optional">
        <Field label="Dream Company" optional>
          {(control) => <TextInput {...control} defaultValue="A workshop of my own" />}
        </Field>
      </Specimen>
      <Specimen name="disabled">
        <Field label="Email">{(control) => <TextInput {...control} disabled defaultValue="nila@example.com" />}</Field>
      </Specimen>
      <Specimen name="password">
        <Field label="Password">{(control) => <PasswordInput {...control} defaultValue="a long one" />}</Field>
      </Specimen>
      <Specimen name="select">
        <Field label="Study Language">
          {(control) => (
            <Select {...control}>
              <option>English</option>
              <option>Tamil</option>
            </Select>
          )}
        </Field>
      </Specimen>
      <Specimen name="several lines">
        <Field label="Experience">
          {(control) => <TextArea {...control} defaultValue="Two small sites for a shop and a school." />}
        </Field>
      </Specimen>
    </>
  )
}

function ChoiceSpecimens() {
  const [areas, setAreas] = useState<readonly string[]>(['data'])
  const [reason, setReason] = useState<'design' | 'data' | 'people' | null>('design')
  return (
    <>
      <Specimen name="several of a list">
        <CheckboxGroup legend="Interest Areas" name="areas" choices={options} value={areas} onChange={setAreas} />
      </Specimen>
      <Specimen name="several of a list, with a mistake">
        <CheckboxGroup
          legend="Interest Areas"
          hint="What you would do for nothing."
          name="mistaken-areas"
          choices={options}
          value={[]}
          onChange={() => undefined}
          error="Select at least one interest area."
        />
      </Specimen>
      <Specimen name="one of a list">
        <RadioGroup legend="Why not?" name="reason" choices={options} value={reason} onChange={setReason} />
      </Specimen>
      <Specimen name="one of a list, with a mistake">
        <RadioGroup
          legend="Why not?"
          name="mistaken-reason"
          choices={options}
          value={null}
          onChange={() => undefined}
          error="Choose the reason that comes closest."
        />
      </Specimen>
    </>
  )
}
