/** Five filled stars; the rating itself always stands beside them as text. */
export const Stars = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 110 20" width="110" height="20" aria-hidden="true" className={className}>
    {[0, 22, 44, 66, 88].map((x) => (
      <path
        key={x}
        transform={`translate(${x} 0)`}
        fill="currentColor"
        stroke="#14201a"
        strokeWidth="1"
        strokeLinejoin="round"
        d="M11 1l2.9 6.3 6.6.7-4.9 4.6 1.4 6.8L11 15.9l-6 3.5 1.4-6.8L1.5 8l6.6-.7z"
      />
    ))}
  </svg>
)
