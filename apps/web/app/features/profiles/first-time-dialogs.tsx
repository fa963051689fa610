import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Greets a learner without a profile; leaving it asks once more. Shown as soon as it is rendered. */
export function FirstTimeDialogs({ onBegin }: { onBegin: () => void }) {
  const [shown, setShown] = useState<'welcome' | 'required' | 'none'>('welcome')
  return (
    <>
      <Dialog
        open={shown === 'welcome'}
        onClose={() => setShown('required')}
        title={<Trans>Welcome to {product.name}!</Trans>}
        description={
          <Trans>
            Tell us about yourself and where you’d like to go. It takes about 2 minutes, and then your career and
            roadmap will be waiting here.
          </Trans>
        }
        actions={
          <Button
            onClick={() => {
              setShown('none')
              onBegin()
            }}
          >
            <Trans>Begin Setup</Trans>
          </Button>
        }
      />
      <AlertDialog
        open={shown === 'required'}
        onClose={() => setShown('welcome')}
        title={<Trans>Required Step</Trans>}
        description={<Trans>You need to complete your profile to unlock all features.</Trans>}
        actions={
          <>
            <Button onClick={() => setShown('welcome')}>
              <Trans>Continue Setup</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setShown('none')}>
              <Trans>Exit Anyway</Trans>
            </Button>
          </>
        }
      />
    </>
  )
}
