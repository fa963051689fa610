/** The first letter of a name, 'U' without one. Decoration: whatever holds it says whose it is. */
export function Avatar({ name }: { name: string }) {
  const [first = 'U'] = name.trim()
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-10 items-center justify-center rounded-full bg-spruce pt-[0.14em] font-display font-bold text-on-spruce uppercase"
    >
      {first}
    </span>
  )
}
