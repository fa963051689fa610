import { Trans } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

/** What each key does in the queue. */
export function KeysHelp({ open, onClose, isOn }: Pick<DialogControl, 'open' | 'onClose'> & { isOn: boolean }) {
  const keys = [
    ['J', <Trans key="next">Next item</Trans>],
    ['K', <Trans key="previous">Previous item</Trans>],
    ['O', <Trans key="open">Read the item</Trans>],
    ['A', <Trans key="approve">Approve or answer</Trans>],
    ['R', <Trans key="reject">Reject</Trans>],
    ['D', <Trans key="duplicate">Reject as the same as its look-alike</Trans>],
    ['X', <Trans key="select">Select or clear</Trans>],
    ['Shift + X', <Trans key="range">Select up to here</Trans>],
    ['Z', <Trans key="undo">Undo the last decision</Trans>],
    ['?', <Trans key="help">Show these keys</Trans>],
  ] as const
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      description={
        isOn ? (
          <Trans>
            They work while the list or the item beside it has the focus. You can turn them off in Settings.
          </Trans>
        ) : (
          <Trans>They’re turned off. You can turn them on in Settings.</Trans>
        )
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-small bg-sunken px-2 py-0.5 font-display font-semibold">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
