import { useState } from 'react'
import { PageHeading } from '#ui/page-heading.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip.tsx'
import { Buttons, FormFields } from './controls.tsx'
import { Layers, Pictures } from './layers.tsx'
import { Messages, Parts } from './messages.tsx'
import { Tables } from './tables.tsx'
import { Tokens } from './tokens.tsx'

const themes = [
  { value: 'system', label: 'As the system has it' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
] as const

export function meta() {
  return [{ title: 'Style guide' }]
}

/**
 * Every primitive in every state, in development only: routes.ts leaves it out of the build. Its texts are for
 * developers and not translated.
 */
export default function StyleGuide() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system')
  const choose = (next: typeof theme) => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = next
  }
  return (
    <>
      <main className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-16 px-4 py-10 sm:px-8">
        <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
          <PageHeading
            title="Style guide"
            subtitle="What every screen is made of: wayfinding, warm paper and deep spruce, and a night map."
          />
          <RadioGroup legend="Shown by" name="theme" choices={themes} value={theme} onChange={choose} />
        </div>
        <Tokens />
        <Buttons />
        <FormFields />
        <Messages />
        <Parts />
        <Tables />
        <Layers />
        <Pictures />
      </main>
      <ToastRegion />
      <TooltipLayer />
    </>
  )
}
