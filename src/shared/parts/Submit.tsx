import type { ReactNode } from 'react'

type Props = { readonly className?: string; readonly children: ReactNode }

export const Submit = ({ className = 'btn-main w-full', children }: Props) => (
  <button type="submit" className={className}>
    {children}
  </button>
)
