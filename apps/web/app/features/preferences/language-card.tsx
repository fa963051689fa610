import { Trans } from '@lingui/react/macro'
import { languageNames, languages } from '@milepost/contract/languages'
import { useId, useState } from 'react'
import { pageLanguage } from '#lib/i18n.ts'
import { switchLanguage } from '#lib/language.ts'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

/** The language of screens and emails. Choosing one loads the page again. */
export function LanguageCard() {
  const titleId = useId()
  const [chosen, setChosen] = useState(pageLanguage())
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Language</Trans>
      </h2>
      <RadioGroup
        legend={<Trans>Screens and emails</Trans>}
        name="language"
        value={chosen}
        onChange={(language) => {
          setChosen(language)
          void switchLanguage(language)
        }}
        choices={languages.map((language) => ({
          value: language,
          label: (
            <span lang={language} className="font-language-name">
              {languageNames[language]}
            </span>
          ),
        }))}
      />
    </Card>
  )
}
