import { useEffect, useState } from 'react'

/** Out: whether something is shown that goes after a time (milliseconds), and the function that shows it, from then on anew. */
export function useTemporaryFlag(milliseconds: number): readonly [shown: boolean, show: () => void] {
  const [time, setTime] = useState(0)
  useEffect(() => {
    if (time === 0) return
    const timer = setTimeout(() => setTime(0), milliseconds)
    return () => clearTimeout(timer)
  }, [time, milliseconds])
  return [time > 0, () => setTime((before) => before + 1)]
}
