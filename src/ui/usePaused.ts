import { useEffect, useState } from 'react'

/** A text that is said only when typing or tapping has paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(setPaused, 600, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
