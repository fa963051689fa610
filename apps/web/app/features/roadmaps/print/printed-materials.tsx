import { Trans } from '@lingui/react/macro'
import type { Step } from '@milepost/contract/roadmaps/schema'

/** Free material on paper, with the addresses to type. */
export function PrintedMaterials({ materials }: Pick<Step, 'materials'>) {
  if (materials.length === 0) return null
  return (
    <div className="text-small">
      <p className="font-semibold">
        <Trans>Free to study from</Trans>
      </p>
      <ul>
        {materials.map(({ url, title, publisher, language }) => (
          <li key={url} className="wrap-anywhere">
            <span lang={language}>{title}</span>, {publisher}: {url}
          </li>
        ))}
      </ul>
    </div>
  )
}
