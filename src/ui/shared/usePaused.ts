import { useEffect, useState } from 'react'

/** A text that updates only when typing or tapping pauses, for live regions. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(setPaused, 600, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
