import { useEffect, useState } from 'react'

/** A flag that turns itself off after a time, counted from the last call that turned it on. */
export function useTemporaryFlag(milliseconds: number): readonly [shown: boolean, show: () => void] {
  const [time, setTime] = useState(0)
  useEffect(() => {
    if (time === 0) return
    const timer = setTimeout(() => setTime(0), milliseconds)
    return () => clearTimeout(timer)
  }, [time, milliseconds])
  return [time > 0, () => setTime((before) => before + 1)]
}
