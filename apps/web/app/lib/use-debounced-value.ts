import { useEffect, useState } from 'react'

/** In: a value that changes with every key, and a time. Out: the value once it has stayed the same that long (milliseconds). */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
