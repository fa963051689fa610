import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownSkill, Roadmap } from '@milepost/contract/roadmaps'
import { useEffect, useRef } from 'react'
import { SkillList } from '#features/roadmaps/skill-list.tsx'
import { Button } from '#ui/button.tsx'

interface SkillCorrectionsProps {
  roadmap: Pick<Roadmap, 'knownSkills' | 'deniedSkills'>
  /** The skill that is being saved now. */
  saving: string | null
  onCorrect: (skill: { id: string; name: string }, known: boolean) => void
}

/** What the roadmap takes for known and for unknown against the answers, and the learner's way to say otherwise. */
export function SkillCorrections({ roadmap, saving, onCorrect }: SkillCorrectionsProps) {
  const { t } = useLingui()
  const { knownSkills, deniedSkills } = roadmap
  const section = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  const shown = [knownSkills, deniedSkills].map((skills) => skills.map(({ id }) => id).join()).join(' ')
  useEffect(() => {
    // The pressed button has gone with its row: the focus stays with the list.
    if (shown !== ' ' && document.activeElement === document.body && wasPressed.current) section.current?.focus()
    wasPressed.current = false
  }, [shown])
  if (knownSkills.length + deniedSkills.length === 0) return null

  const correct = (skill: { id: string; name: string }, known: boolean) => {
    wasPressed.current = true
    onCorrect(skill, known)
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Skills you have`} className="grid gap-6 outline-none">
      <SkillList
        title={<Trans>Skipped because you know these</Trans>}
        skills={knownSkills.map((skill) => ({
          ...skill,
          note: <Origin skill={skill} />,
          action: (
            <Button
              variant="link"
              className="text-small"
              busy={saving === skill.id}
              busyText={<Trans>Putting it back...</Trans>}
              onClick={() => correct(skill, false)}
            >
              <Trans>
                Actually, I don’t know this <span className="sr-only">({skill.name})</span>
              </Trans>
            </Button>
          ),
        }))}
      />
      <SkillList
        title={<Trans>Back on your roadmap because you said you don’t know these</Trans>}
        skills={deniedSkills.map((skill) => ({
          ...skill,
          action: (
            <Button
              variant="link"
              className="text-small"
              busy={saving === skill.id}
              busyText={<Trans>Removing...</Trans>}
              onClick={() => correct(skill, true)}
            >
              <Trans>
                I know this <span className="sr-only">({skill.name})</span>
              </Trans>
            </Button>
          ),
        }))}
      />
    </section>
  )
}

function Origin({ skill: { quote, source, impliedBy } }: { skill: KnownSkill }) {
  if (source === 'learner') return <Trans>you told us</Trans>
  if (impliedBy !== null) return <Trans>because you know {impliedBy}</Trans>
  return quote === null ? <Trans>from your answers</Trans> : <Trans>you wrote “{quote}”</Trans>
}
