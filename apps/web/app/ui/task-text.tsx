import { langOf } from '#lib/i18n.ts'
import { classNames } from '#ui/class-names.ts'

/** Every line break counts. A paragraph with indented lines, or one of markup, is code. */
export function TaskText({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      {text
        .trimEnd()
        .split('\n\n')
        .map((paragraph) => (
          <p
            key={paragraph}
            lang={langOf(paragraph)}
            className={classNames(
              'whitespace-pre-wrap wrap-anywhere',
              /^\s{2}|^</m.test(paragraph) && 'rounded-small bg-sunken p-4 font-mono text-small',
            )}
          >
            {paragraph}
          </p>
        ))}
    </div>
  )
}
