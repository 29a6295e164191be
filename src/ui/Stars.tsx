const star = 'l2.9 6.3 6.6.7-4.9 4.6 1.4 6.8-6-3.5-6 3.5 1.4-6.8-4.9-4.6 6.6-.7z'

/** Five filled stars; the rating itself always stands beside them as text. */
export const Stars = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 110 20" width="110" height="20" aria-hidden="true" className={className}>
    <path
      fill="currentColor"
      stroke="#14201a"
      strokeLinejoin="round"
      d={`M11 1${star}m22 0${star}m22 0${star}m22 0${star}m22 0${star}`}
    />
  </svg>
)
