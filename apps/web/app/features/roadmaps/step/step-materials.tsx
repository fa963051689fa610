import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Material } from '@milepost/contract/materials/schema'
import { product } from '@milepost/contract/product'
import { useMaterialKinds } from '#features/roadmaps/step/use-material-kinds.ts'
import { CourseLanguageName } from '#ui/course-terms.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'

interface StepMaterialsProps {
  materials: readonly Material[]
  label: string
}

/** Free material of other publishers to study a step from. It never looks like a course of the catalogue. */
export function StepMaterials({ materials, label }: StepMaterialsProps) {
  const { t } = useLingui()
  if (materials.length === 0) return null
  return (
    <section aria-label={t`Free material for ${label}`} className="grid max-w-prose gap-2">
      <div className="grid gap-0.5">
        <h4 className="text-body">
          <Trans>Free to study from</Trans>
        </h4>
        <p className="text-small text-ink-soft">
          <Trans>From other publishers. The links leave {product.name}.</Trans>
        </p>
      </div>
      <ul className="grid gap-2">
        {materials.map((material) => (
          <li key={material.url} className="grid gap-0.5">
            <OutsideLink to={material.url} title={material.title} lang={material.language} />
            <MaterialFacts material={material} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MaterialFacts({ material: { publisher, kind, hours, language, ...material } }: { material: Material }) {
  const kinds = useMaterialKinds()
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
      <span>{publisher}</span>
      <span>{kinds[kind]}</span>
      <span>
        <Plural value={hours} one="about # hour" other="about # hours" />
      </span>
      <span>
        <CourseLanguageName language={language} />
      </span>
      {material.needsAccount && (
        <span>
          <Trans>needs a free account there</Trans>
        </span>
      )}
      {!material.isPageConfirmed && (
        <span>
          <Trans>on the publisher’s site</Trans>
        </span>
      )}
    </p>
  )
}
