import { useEffect } from 'react'

const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const

function write(): void {
  const texts = { date: new Date().toLocaleDateString('en-US', day), address: location.href }
  for (const [name, text] of Object.entries(texts)) {
    const place = document.querySelector(`[data-paper=${name}]`)
    if (place) place.textContent = text
  }
}

/** The address changes with the list, and the page may be days old: what is printed above the estimate is written then. */
export function usePaperHead(): void {
  useEffect(() => {
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}
