/** Five filled stars; the rating itself always stands beside them as text. */
export const Stars = ({ className = '' }: { className?: string }) => <span className={`stars ${className}`.trim()} />
