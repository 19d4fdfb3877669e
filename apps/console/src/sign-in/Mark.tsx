/** The product's logo, 24 px. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 16 16" aria-hidden>
      <rect width="16" height="16" rx="4" fill="var(--accent)" />
      <path d="M10.8 6.1A3.2 3.2 0 1 0 11 9H8.4" fill="none" stroke="var(--on-solid)" strokeWidth="1.6" />
    </svg>
  )
}
