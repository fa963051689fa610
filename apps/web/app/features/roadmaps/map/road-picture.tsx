import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type DrawnRoad, drawRoad, pictureSize } from '#features/roadmaps/map/draw-road.ts'
import { Button } from '#ui/button.tsx'
import { Copy, Download, Share2 } from '#ui/icons.ts'

const fileName = 'my-road.png'

/** A picture of the road as far as the learner has come, to send, save or copy. */
export function RoadPicture({ road }: { road: DrawnRoad }) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawRoad(canvas.current, road)
  }, [road])
  return (
    <section aria-labelledby="road-picture" className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 id="road-picture" className="text-lead">
        <Trans>A picture of your road</Trans>
      </h3>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`${road.title}. ${road.subtitle}`}
        width={pictureSize.width}
        height={pictureSize.height}
        className="h-auto w-full max-w-prose rounded-medium border border-line"
      />
      <PictureActions makePicture={() => pictureOf(canvas.current)} />
    </section>
  )
}

/** Sends, saves and copies the picture, and says whether that worked. */
function PictureActions({ makePicture }: { makePicture: () => Promise<Blob> }) {
  const { t } = useLingui()
  const { outcome, withPicture } = usePicture(makePicture)
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], fileName)] })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button
            variant="quiet"
            onClick={() =>
              void withPicture(
                (picture) => navigator.share({ files: [new File([picture], fileName, { type: picture.type })] }),
                t`Shared.`,
                t`We couldn’t share the picture. You can download it instead.`,
              )
            }
          >
            <Share2 className="size-5" aria-hidden />
            <Trans>Share the picture</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() =>
            void withPicture(
              async (picture) => download(picture),
              t`Downloaded.`,
              t`We couldn’t save the picture. Please try again.`,
            )
          }
        >
          <Download className="size-5" aria-hidden />
          <Trans>Download the picture</Trans>
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void withPicture(
              (picture) => navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]),
              t`Copied.`,
              t`Your browser blocked copying. You can download the picture instead.`,
            )
          }
        >
          <Copy className="size-5" aria-hidden />
          <Trans>Copy the picture</Trans>
        </Button>
      </div>
      <p role="status" className="text-small font-medium empty:hidden">
        {outcome}
      </p>
    </>
  )
}

/** Makes the picture and does something with it, with a text for how that went. */
function usePicture(makePicture: () => Promise<Blob>) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const withPicture = async (use: (picture: Blob) => Promise<unknown> | undefined, done: string, failed: string) => {
    setOutcome(null)
    try {
      await use(await makePicture())
      setOutcome(done)
    } catch (error) {
      // The learner closed the system's own sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome(failed)
    }
  }
  return { outcome, withPicture }
}

function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    )
  })
}

function download(picture: Blob): void {
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
