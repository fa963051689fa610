import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Settings } from '#ui/icons.ts'
import { BrokenRoute, OpenCountry, RouteToMilepost } from '#ui/illustrations.tsx'
import { Logo, LogoMark } from '#ui/logo.tsx'
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { notify } from '#ui/toast.tsx'
import { Chapter, Specimen, Specimens } from './specimen.tsx'

type Layer = 'dialog' | 'question' | 'sheet'
const nothing = () => undefined

export function Layers() {
  const [open, setOpen] = useState<Layer | null>(null)
  const close = () => setOpen(null)
  return (
    <Chapter title="What lies above" note="Holds the focus, closes by Escape, gives the focus back.">
      <LayerOpeners onOpen={setOpen} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="What a new roadmap would change"
        description="Nothing changes until you say so."
        actions={
          <>
            <Button onClick={close}>Use the new roadmap</Button>
            <Button variant="quiet" onClick={close}>
              Keep the current one
            </Button>
          </>
        }
      >
        <p>Three steps are new, two are left behind.</p>
      </Dialog>
      <AlertDialog
        open={open === 'question'}
        onClose={close}
        title="Delete the conversation?"
        description="All questions and answers are deleted for good."
        actions={
          <>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
          </>
        }
      />
      <SideSheet open={open === 'sheet'} onClose={close} title={<Logo />}>
        <p>Navigation on a small screen.</p>
      </SideSheet>
    </Chapter>
  )
}

function LayerOpeners({ onOpen }: { onOpen: (layer: Layer) => void }) {
  const retry = { label: 'Try Again', run: nothing }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" onClick={() => onOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="quiet" onClick={() => onOpen('question')}>
        Question
      </Button>
      <Button variant="quiet" onClick={() => onOpen('sheet')}>
        Side sheet
      </Button>
      <Button variant="quiet" onClick={() => notify({ text: 'Your request is sent.', tone: 'success' })}>
        Toast that goes by itself
      </Button>
      <Button
        variant="quiet"
        onClick={() => notify({ text: 'A step’s state could not be saved.', tone: 'danger', action: retry })}
      >
        Toast that stays
      </Button>
      <Menu label="Menu" trigger={<Avatar name="Menu" />}>
        <MenuLink to="/styleguide">
          <Settings className="size-5" aria-hidden />A link
        </MenuLink>
        <MenuAction onSelect={nothing}>An action</MenuAction>
      </Menu>
    </div>
  )
}

export function Pictures() {
  return (
    <Chapter title="Pictures" note="Our own, drawn in the colours of the day or the night.">
      <Specimens>
        <Specimen name="logo">
          <div className="flex items-center gap-6">
            <Logo />
            <LogoMark className="size-16" />
          </div>
        </Specimen>
        <Specimen name="nothing there yet">
          <OpenCountry />
        </Specimen>
        <Specimen name="could not be had">
          <BrokenRoute />
        </Specimen>
        <Specimen name="the product in one picture">
          <RouteToMilepost className="w-60" />
        </Specimen>
        <Specimen name="behind a page's opening">
          <div className="relative h-60 overflow-hidden rounded-large bg-raised">
            <Contours className="absolute inset-0 size-full" />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  )
}
