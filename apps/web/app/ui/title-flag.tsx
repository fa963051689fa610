import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'
import { Briefcase } from './icons.ts'

/** A job that one can apply for from a step on. `far`: only its title, and large, where the diagram is small. */
export function TitleFlag({ title, far = false }: { title: string; far?: boolean }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 justify-self-start rounded-small bg-signal-soft px-1.5 py-0.5 leading-tight font-medium text-ink',
        far ? 'text-[1.375rem]' : 'text-small',
      )}
    >
      <Briefcase className="size-4 shrink-0 text-signal-ink" aria-hidden />
      {far ? (
        <span className="truncate">{title}</span>
      ) : (
        <span>
          <Trans>Ready for {title} jobs</Trans>
        </span>
      )}
    </p>
  )
}
