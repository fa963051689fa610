import { classNames } from '#ui/class-names.ts'

const rings = [
  'M-20 420C90 300 160 390 300 330S470 150 640 190 860 60 1020 110',
  'M-20 350C80 250 170 320 290 270S450 90 620 130 850 0 1020 50',
  'M-20 490C110 370 170 450 320 390S500 210 660 250 880 130 1020 180',
  'M-20 560C130 440 190 510 340 450S530 280 690 310 900 210 1020 250',
  'M-20 630C150 510 210 570 370 520S560 350 720 370 910 290 1020 320',
  'M520 500c50-60 190-90 250-40s30 110-60 130-240-30-190-90z',
  'M570 505c35-40 125-55 160-22s15 68-45 80-150-18-115-58z',
  'M612 512c20-20 68-28 86-10s6 34-26 40-80-10-60-30z',
]

/** Contour lines behind a page's opening. Give it a place (absolute) and a size. */
export function Contours({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1000 640"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('pointer-events-none fill-none stroke-contour', className)}
      strokeWidth="2"
      aria-hidden="true"
    >
      {rings.map((ring) => (
        <path key={ring} d={ring} />
      ))}
    </svg>
  )
}
