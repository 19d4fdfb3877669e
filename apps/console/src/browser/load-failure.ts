/**
 * Whether a part of the console can't be loaded: the connection was lost, or a newer release has replaced it. The
 * browsers have no error type for it, only these messages.
 */
export function isLoadFailure(failure: unknown): boolean {
  const words = failure instanceof Error ? failure.message : ''
  return /dynamically imported module|importing a module script|preload CSS/i.test(words)
}
